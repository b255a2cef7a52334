import { company } from '../../../content/company.ts';
import { photoAddress } from '../../../content/photos.ts';
import type { Company } from '../../../content/schemas/company.ts';
import { mark, markFrame } from '../../brand/mark-lines.ts';

/** Such a name is set smaller, and on a phone in up to three lines: a header of 360 px has room for sixteen letters, or eight square ones. */
export const isLongName =
  company.name.replaceAll(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, '..').length > 16;

/** A logo so wide has the name in it. */
const saysName = company.mark !== null && company.mark.ratio >= 2;
const narrow = 'max-xs:sr-only';

/** The mark and the name. The name is text, which can be read aloud, selected and scaled. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-3 font-display text-h4 font-semibold tracking-tight">
      {company.mark ? <OwnMark {...company.mark} /> : <PrismMark />}
      {/* On the narrowest screens the mark replaces the name. */}
      <span
        className={
          saysName ? 'sr-only' : isLongName ? `${narrow} line-clamp-3 text-small wrap-anywhere` : narrow
        }
      >
        {company.name}
      </span>
    </span>
  );
}

/** As high as the prism, and at most as wide as the header of a phone has room for. */
const OwnMark = ({ photo, ratio }: NonNullable<Company['mark']>) => (
  <img
    src={photoAddress(photo, 'small')}
    alt=""
    width={Math.round(markHeight * ratio)}
    height={markHeight}
    className="max-w-28 shrink-0 object-contain"
  />
);

const markHeight = 28;

function PrismMark() {
  const { x, y, width, height } = markFrame;
  return (
    <svg
      aria-hidden="true"
      className={isLongName ? 'shrink-0' : undefined}
      width={width}
      height={height}
      viewBox={`${x} ${y} ${width} ${height}`}
      fill="none"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path className="stroke-white" d={mark.ray} />
      <path className="stroke-pink" d={mark.beams.pink} />
      <path className="stroke-orange" d={mark.beams.orange} />
      <path className="stroke-green" d={mark.beams.green} />
      <path className="stroke-blue" d={mark.beams.blue} />
      <path className="stroke-white" d={mark.prism} />
    </svg>
  );
}
