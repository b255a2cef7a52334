import type { ReactNode } from 'react';
import tin from '../../../content/demonstrations/ugc-content.yaml';
import { lesson } from '../../../content/labels.ts';
import type { Row as RowData, SceneOf } from '../../../content/schemas/lesson.ts';
import type { PictureName } from '../../../content/schemas/picture.ts';
import { Picture } from '../../demonstrations/comparer/Comparer.tsx';
import { drawingNamed } from '../../illustrations/drawings.ts';
import { isSwitch, isWritten } from '../cues/timed-lesson.ts';
import { mended, nameOf, Paper, type PaperSoFar, type PartAttributes, type PartOf } from './Paper.tsx';

type Props = { scene: SceneOf<'rows'>; part: PartOf; soFar: PaperSoFar };

export function Rows({ scene: { look, picture, rows, press, after = [] }, part, soFar }: Props) {
  const isWindow = look !== 'paper' && look !== 'list' && look !== 'chain';
  const written = (
    <Paper look={look} title={soFar.title} sample={isWindow ? lesson.sampleOf[look] : undefined}>
      <div className="roll" data-count={soFar.rows.length + rows.length + (press ? 1 : 0)}>
        <RowList rows={rows} soFar={soFar.rows} part={part} isTyped={isWritten(look)} />
        {press && (
          <Press text={press.text} part={part}>
            {press.or && <span className={`text-ink-2 ${buttonClass}`}>{press.or}</span>}
            {after.map(({ text }, index) => (
              <span
                key={text}
                className="bg-raised [grid-area:1/3] small:[grid-area:2/1/auto/-1]"
                {...part('after', index)}
              >
                {text}
              </span>
            ))}
          </Press>
        )}
      </div>
    </Paper>
  );
  if (!picture) return written;
  return (
    <div className="beside" data-pictured>
      <Pictures frames={[picture]} partAt={() => part('picture')} />
      {written}
    </div>
  );
}

const buttonClass =
  'rounded-[0.35em] border border-line-strong px-[1.1em] py-[0.4em] whitespace-nowrap small:px-[0.8em]';

/** A button that is pressed, and what stands beside it. It is there before. */
export const Press = ({ text, part, children }: { text: string; part: PartOf; children?: ReactNode }) => (
  <p className="presses grid grid-cols-[auto_auto_1fr] items-center gap-[1em] pt-[0.5em]">
    <span className={`press font-semibold ${buttonClass}`} {...part('press')}>
      {text}
    </span>
    {children}
  </p>
);

type RowListProps = { rows: RowData[]; soFar: RowData[]; part: PartOf; isTyped: boolean };

function RowList({ rows, soFar, part, isTyped }: RowListProps) {
  const mendOf = (row: RowData) => rows.findIndex((other) => other.mends && nameOf(other) === nameOf(row));
  return (
    <ul className="rows">
      {soFar.map((row) => {
        const place = mendOf(row);
        const mend = rows[place];
        return mend ? (
          <Row
            key={nameOf(row)}
            row={mended(row, mend)}
            old={mend.text === row.text ? undefined : row.text}
            part={part('rows', place)}
            isTyped
          />
        ) : (
          <Row key={`${nameOf(row)} ${row.text}`} row={row} />
        );
      })}
      {rows.map(
        (row, index) =>
          !row.mends && (
            <Row key={`${nameOf(row)} ${row.text}`} row={row} part={part('rows', index)} isTyped={isTyped} />
          ),
      )}
    </ul>
  );
}

type RowProps = {
  row: RowData;
  part?: PartAttributes;
  isTyped?: boolean;
  /** The text that is crossed out. */
  old?: string | undefined;
};

function Row({ row, old, part, isTyped = false }: RowProps) {
  const { label, text, cross, marks, state } = row;
  const turned = isSwitch(text) ? text : undefined;
  return (
    <li className="row" data-row={nameOf(row)} data-is={state} data-switch={turned} {...part}>
      {label && <span className="label text-ink-3">{label}</span>}
      <span className="text wrap-anywhere">
        {old && <s className="mr-[0.6em] no-underline">{old}</s>}
        {turned && part && (
          <span className="was" aria-hidden="true">
            {turned === 'On' ? 'Off' : 'On'}
          </span>
        )}
        <span
          className={cross || state === 'crossed' ? 'struck' : old && 'small:block'}
          data-typed={(isTyped && part && !turned && !marks) || undefined}
        >
          {text}
        </span>
        {cross && <span className="block text-ink-2 opacity-[var(--struck,1)]">{`– ${cross}`}</span>}
      </span>
      {turned && <span className="switch" />}
      {marks && <Tally marks={marks} />}
    </li>
  );
}

/** Tally marks in fives, as on paper. */
function Tally({ marks }: { marks: number }) {
  return (
    // Five groups of five, or two, so that no line breaks within a group.
    <span
      className="tally flex max-w-[13.7em] flex-wrap gap-[0.3em_0.32em] self-center *:h-[1.1em] *:w-[0.13em] *:bg-ink in-[.beside]:max-w-[5.4em] small:max-w-[8.2em] [&>:nth-child(5n):not(:last-child)]:mr-[0.5em]"
      role="img"
      aria-label={String(marks)}
    >
      {Array.from({ length: marks }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
        <i key={index} />
      ))}
    </span>
  );
}

const said = 'border-l-2 py-[0.15em] pl-[0.7em]';
const bubbles = {
  assistant: `${said} border-blue`,
  person: `${said} border-ink`,
  customer: 'rounded-[0.9em] rounded-br-[0.2em] border border-line-strong bg-raised-2 px-[0.8em] py-[0.4em]',
};

type ChatProps = { scene: SceneOf<'chat'>; part: PartOf; soFar: PaperSoFar };

/** A phone, and beside it the paper that its answers come from. */
export function Chat({ scene: { messages, rows = [] }, part, soFar }: ChatProps) {
  return (
    <div className="beside" data-alone={soFar.title === undefined || undefined}>
      <div className="phone">
        <p className="bar mx-[-1em] gap-[0.6em] border-b border-line px-[1.2em] pb-[0.5em] text-ink-3 small:mx-0 small:-mt-[0.3em] small:p-0 small:pb-[0.2em] small:text-[0.85em]">
          <svg
            aria-hidden="true"
            className="w-[1.6em] fill-none stroke-current stroke-[1.4] small:hidden"
            viewBox="0 0 32 32"
          >
            <path d="M7 13 9 6h14l2 7M8 13v12h16V13M7 13a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0" />
          </svg>
          {lesson.sampleOf.chat}
        </p>
        <div className="window" data-window>
          <ol className="roll messages grid gap-[0.5em] wrap-anywhere">
            {messages.map(({ who, text, note, from }, index) => (
              <li
                key={`${who} ${text}`}
                className="grid translate-y-[calc((1-var(--shown,1))*0.6em)] justify-items-start data-[who=customer]:justify-items-end"
                data-who={who}
                data-source={from}
                data-types={index}
                {...part('messages', index)}
              >
                <p className={`bubble max-w-[88%] ${bubbles[who]}`}>{text}</p>
                {(who === 'person' || note) && (
                  <p className="pl-[0.7em] text-ink-2">
                    {`– ${[who === 'person' && lesson.person, note].filter(Boolean).join('. ')}`}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </div>
        <p
          className="field group/field relative mt-[0.3em] hidden min-h-[2em] items-center rounded-[1.2em] border border-line-strong bg-raised py-[0.2em] pr-[2.6em] pl-[1em] in-[[data-alone]]:text-[1.25em] staged:flex"
          aria-hidden="true"
        >
          {messages.map(({ who, text }, index) => (
            <span key={`${who} ${text}`} data-typed-as={index} data-by={who}>
              {who === 'customer' ? text : '...'}
            </span>
          ))}
          <svg
            aria-hidden="true"
            className="absolute right-[0.4em] bottom-[0.2em] w-[1.6em] rounded-[50%] bg-raised-2 fill-none stroke-ink stroke-2 p-[0.3em] group-has-[[data-by=customer][data-busy]]/field:bg-ink group-has-[[data-by=customer][data-busy]]/field:stroke-ground"
            viewBox="0 0 20 20"
          >
            <path d="M10 16V4M5 9l5-5 5 5" />
          </svg>
        </p>
      </div>
      {soFar.title !== undefined && (
        <Paper look="paper" title={soFar.title}>
          <div className="roll" data-count={soFar.rows.length + rows.length}>
            <RowList rows={rows} soFar={soFar.rows} part={part} isTyped />
          </div>
        </Paper>
      )}
    </div>
  );
}

type PicturesProps = { frames: SceneOf<'picture'>['frames']; partAt: (index: number) => PartAttributes };

export function Pictures({ frames, partAt }: PicturesProps) {
  return (
    <ul className="frames" data-count={frames.length}>
      {frames.map(({ drawing, photo, verdict, why }, index) => (
        <li
          key={`${drawing} ${photo} ${why}`}
          className="box grid grid-rows-[minmax(0,1fr)_auto] overflow-hidden opacity-[calc(0.45+0.55*var(--shown,1))]"
          data-is={verdict}
          {...partAt(index)}
        >
          {drawing && <Drawing name={drawing} />}
          {photo && (
            <div className="photo size-full min-h-0 overflow-hidden *:block *:size-full [&_img]:size-full [&_img]:object-cover">
              <Picture
                name={photo}
                alt={altOf(photo)}
                size={photo.startsWith('fault') ? 204 : 880}
                comes="near"
              />
            </div>
          )}
          {(verdict || why) && (
            <p
              className={`border-t-2 px-[0.8em] py-[0.4em] ${verdict ? edges[verdict] : 'border-line-strong'}`}
            >
              {[verdict && lesson.verdicts[verdict], why].filter(Boolean).join(': ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const edges = { kept: 'border-green', rejected: 'border-danger' };

/** What a picture of the tin shows; close-ups of a fault are described by the words below them. */
const altOf = (photo: string): string =>
  [tin.photo, ...tin.looks, tin.rejected].find(({ picture }) => picture === photo)?.alt ?? '';

/** A drawing of the site, loaded when its scene is near. */
function Drawing({ name }: { name: PictureName }) {
  return (
    <img
      className="drawing size-full object-contain print:invert print:hue-rotate-180"
      src={`/pictures/${name}.svg`}
      alt={drawingNamed(name).alt}
      width="640"
      height="480"
      loading="lazy"
      decoding="async"
    />
  );
}
