import { company } from '../../../content/company.ts';
import { mark, markFrame } from '../../brand/mark-lines.ts';

/** Such a name is set smaller, and on a phone in up to three lines: a header of 360 px has room for sixteen letters, or eight square ones. */
export const isLongName =
  company.name.replaceAll(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, '..').length > 16;

/** The mark and the name. The name is text, which can be read aloud, selected and scaled. */
export function Logo() {
  const { x, y, width, height } = markFrame;
  return (
    <span className="inline-flex items-center gap-3 font-display text-h4 font-semibold tracking-tight">
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
      {/* On the narrowest screens the mark replaces the name. */}
      <span
        className={isLongName ? 'max-xs:sr-only line-clamp-3 text-small wrap-anywhere' : 'max-xs:sr-only'}
      >
        {company.name}
      </span>
    </span>
  );
}
