import { company } from '../../content/company.ts';
import { ground } from '../brand/colors.ts';
import { Mark } from '../brand/Mark.tsx';
import { markFrame } from '../brand/mark-lines.ts';
import type { Drawing } from '../illustrations/drawing.ts';
import { WideScene, wideCanvas } from '../illustrations/WideScene.tsx';
import { socialSize } from './address.ts';
import { fitTitle, titleFace } from './fit-title.ts';
import { Lettering } from './Lettering.tsx';

type Props = { title: string; drawing: Drawing };

const { width, height } = socialSize;
const sceneScale = width / wideCanvas.width;
const left = 64;
const name = { top: 57, size: 41, markHeight: 38 };
/** Between the name and the ray of light. */
const titleRoom = { top: 150, width: 640, height: 290 };

/** What a link to a page shows elsewhere: its title above the ray that meets its drawing. */
export function SocialPicture({ title, drawing }: Props) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      <path fill={ground} d={`M0 0h${width}v${height}H0z`} />
      <g transform={`translate(0 ${height - wideCanvas.height * sceneScale}) scale(${sceneScale})`}>
        <WideScene drawing={drawing} />
      </g>
      <Name />
      <Lettering {...fitTitle(title, titleRoom)} top={titleRoom.top} left={left} />
    </svg>
  );
}

function Name() {
  const { x, y, width: across, height: down } = markFrame;
  const markWidth = (name.markHeight * across) / down;
  return (
    <>
      <svg
        aria-hidden="true"
        x={left}
        y={name.top}
        width={markWidth}
        height={name.markHeight}
        viewBox={`${x} ${y} ${across} ${down}`}
      >
        <Mark ink="spectral" />
      </svg>
      <Lettering
        face={titleFace(name.size)}
        top={name.top}
        left={left + markWidth + name.size / 2}
        lines={[company.name]}
      />
    </>
  );
}
