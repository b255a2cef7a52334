import { lesson } from '../../../content/labels.ts';
import type { Row as RowData, SceneOf } from '../../../content/schemas/lesson.ts';
import { isSwitch, isWritten } from '../cues/timed-lesson.ts';
import { mended, nameOf, Paper, type PaperSoFar, Typed } from './Paper.tsx';
import type { PartAttributes, PartOf } from './part.ts';
import { Pictures } from './stills.tsx';

type Props = { scene: SceneOf<'rows'>; part: PartOf; soFar: PaperSoFar };

export function Rows({ scene: { look, picture, rows, press, after = [] }, part, soFar }: Props) {
  const isWindow = look !== 'paper' && look !== 'list' && look !== 'chain';
  const written = (
    <Paper look={look} title={soFar.title} sample={isWindow ? lesson.sampleOf[look] : undefined}>
      <div className="roll" data-count={soFar.rows.length + rows.length + (press ? 1 : 0)}>
        <RowList rows={rows} soFar={soFar.rows} part={part} isTyped={isWritten(look)} />
        {press && (
          <p className="presses">
            <span className="press" {...part('press')}>
              {press.text}
            </span>
            {press.or && <span className="press-not">{press.or}</span>}
            {after.map(({ text }, index) => (
              <span key={text} className="after" {...part('after', index)}>
                {text}
              </span>
            ))}
          </p>
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
            mends
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
  /** Whether it was on the paper before, and the text that is crossed out. */
  mends?: boolean;
  old?: string | undefined;
};

function Row({ row, old, part, mends, isTyped = false }: RowProps) {
  const { label, text, cross, marks, state } = row;
  const turned = isSwitch(text) ? text : undefined;
  return (
    <li
      className="row"
      data-row={nameOf(row)}
      data-is={state}
      data-mends={mends}
      data-switch={turned}
      {...part}
    >
      {label && <span className="label">{label}</span>}
      <span className="text">
        {old && <s>{old}</s>}
        {turned && part && (
          <span className="was" aria-hidden="true">
            {turned === 'On' ? 'Off' : 'On'}
          </span>
        )}
        <span className={cross || state === 'crossed' ? 'struck' : undefined}>
          {isTyped && part && !turned && !marks ? <Typed>{text}</Typed> : text}
        </span>
        {cross && <span className="cross">{cross}</span>}
      </span>
      {turned && <span className="switch" />}
      {marks && <Tally marks={marks} />}
    </li>
  );
}

/** Tally marks in fives, as on paper. */
function Tally({ marks }: { marks: number }) {
  return (
    <span className="tally" role="img" aria-label={String(marks)}>
      {Array.from({ length: marks }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
        <i key={index} />
      ))}
    </span>
  );
}

type ChatProps = { scene: SceneOf<'chat'>; part: PartOf; soFar: PaperSoFar };

/** A phone, and beside it the paper that its answers come from. */
export function Chat({ scene: { messages, rows = [] }, part, soFar }: ChatProps) {
  return (
    <div className="beside" data-alone={soFar.title === undefined || undefined}>
      <div className="phone">
        <p className="bar">
          <svg
            aria-hidden="true"
            className="w-[1.6em] fill-none stroke-current stroke-[1.4]"
            viewBox="0 0 32 32"
          >
            <path d="M7 13 9 6h14l2 7M8 13v12h16V13M7 13a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0" />
          </svg>
          {lesson.sampleOf.chat}
        </p>
        <div className="window" data-window>
          <ol className="roll messages">
            {messages.map(({ who, text, note, from }, index) => (
              <li
                key={`${who} ${text}`}
                data-who={who}
                data-source={from}
                data-types={index}
                {...part('messages', index)}
              >
                <p className="bubble">{text}</p>
                {who === 'person' && <p className="note">{lesson.person}</p>}
                {note && <p className="note">{note}</p>}
              </li>
            ))}
          </ol>
        </div>
        <p
          className="field group/field relative hidden items-center rounded-[1.2em] border border-line-strong bg-raised staged:flex"
          aria-hidden="true"
        >
          {messages.map(({ who, text }, index) => (
            <span key={`${who} ${text}`} data-typed-as={index} data-by={who}>
              {who === 'customer' ? text : '...'}
            </span>
          ))}
          <svg
            aria-hidden="true"
            className="absolute right-[0.4em] bottom-[0.35em] w-[1.6em] rounded-[50%] bg-raised-2 fill-none stroke-ink stroke-2 p-[0.3em] group-has-[[data-by=customer][data-busy]]/field:bg-ink group-has-[[data-by=customer][data-busy]]/field:stroke-ground"
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
