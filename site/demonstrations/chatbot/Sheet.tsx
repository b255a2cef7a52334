import { type RefObject, useEffect, useState } from 'react';
import sample from '../../../content/demonstrations/ai-chatbots.yaml';
import { useStillness } from '../frame/use-playback.ts';
import type { Reply } from './assistant.ts';
import type { FreeTimes } from './chat-booking.ts';
import type { Conversation } from './conversation.ts';
import { Fold } from './Owner.tsx';

type Props = {
  /** The lines that the last answer came from. */
  lit: number[];
  free: FreeTimes;
};

/** The sheet, which is all that the assistant knows. On phones it is folded to the lines that answered last. */
export function Sheet({ lit, free }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { title, note } = sample.panels.sheet;
  return (
    <section className="pane sheet" data-open={isOpen || undefined}>
      <h3>
        {title} <span>{note.replace('{count}', String(sample.facts.length))}</span>
        <Fold label={title} isOpen={isOpen} onFold={() => setIsOpen(!isOpen)} />
      </h3>
      <ol>
        {sample.facts.map(({ line, gap }, index) => {
          const number = index + 1;
          const classes = [gap && 'gap', lit.includes(number) && 'lit'].filter(Boolean).join(' ');
          return (
            <li key={line} className={classes || undefined} data-line={number}>
              {number === sample.free.line ? <FreeLine line={line} free={free} /> : line}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** "Free: Thu 11, 3:30 · Fri 10:15, 5:45", with the times that have been booked struck out. */
function FreeLine({ line, free }: { line: string; free: FreeTimes }) {
  const [head = ''] = line.split(':');
  const days = Object.entries(sample.free.times) as [keyof FreeTimes, string[]][];
  return (
    <span>
      {`${head}: `}
      {days.map(([day, times], index) => (
        <span key={day}>
          {index > 0 && ' · '}
          {day.slice(0, 3)}{' '}
          {times.map((time, place) => (
            <span key={time}>
              {place > 0 && ', '}
              {free[day]?.includes(time) ? short(time) : <s>{short(time)}</s>}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

const short = (time: string) => time.replace(/(:00)? [ap]m/, '');

const wide = '(min-width: 79rem)';

type RaysProps = {
  stage: RefObject<HTMLDivElement | null>;
  log: RefObject<HTMLDivElement | null>;
  /** The rays are drawn for its last exchange. */
  conversation: Conversation;
};

/** The light from the question to the line that answers it and back, on screens wide enough to show both. */
export function Rays({ stage, log, conversation }: RaysProps) {
  const [rays, setRays] = useState<Ray[]>([]);
  const isStill = useStillness();
  const { exchanges } = conversation;

  useEffect(() => {
    const place = stage.current;
    const messages = log.current;
    if (!place || !messages) return;
    const last = exchanges.at(-1);
    const trace = () => setRays(last && matchMedia(wide).matches ? raysOf(place, last.reply) : []);
    // The observer also fires once at the start, after the browser's own layout.
    const size = new ResizeObserver(trace);
    size.observe(place);
    messages.addEventListener('scroll', trace);
    return () => {
      size.disconnect();
      messages.removeEventListener('scroll', trace);
    };
  }, [stage, log, exchanges]);

  return (
    <svg className="rays" aria-hidden="true">
      {rays.map(({ path, color, glow }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew as a whole.
        <g key={`${exchanges.length}-${index}`} className={isStill ? undefined : 'drawn'}>
          <path d={path} pathLength={1} className={color === 'hue' ? 'back' : undefined} />
          {glow && (
            <>
              <circle cx={glow.x} cy={glow.y} r={14} opacity={0.08} />
              <circle cx={glow.x} cy={glow.y} r={7} opacity={0.18} />
              <circle cx={glow.x} cy={glow.y} r={2.4} />
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

type Ray = {
  /** A polyline in the coordinates of the stage. */
  path: string;
  color: 'white' | 'hue';
  glow?: { x: number; y: number };
};

type Point = { x: number; y: number };
const pathThrough = (points: Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/**
 * The rays of the last exchange: white from the question to the first line that answers it, along the sheet to the
 * last, and from there back in the hue. The question is above its answer, so no rays cross. A question that no line
 * answers goes straight through to the owner, still white.
 */
function raysOf(stage: HTMLElement, { lines, owner }: Reply): Ray[] {
  const origin = stage.getBoundingClientRect();
  const boxOf = (selector: string) => {
    const box = [...stage.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
    if (!box) return undefined;
    return {
      left: box.left - origin.left,
      right: box.right - origin.left,
      top: box.top - origin.top,
      middle: box.top - origin.top + box.height / 2,
    };
  };
  const asked = boxOf('.asked');
  const said = boxOf('.said');
  const talk = boxOf('.talk');
  if (!asked || !said || !talk) return [];

  const question = [
    { x: asked.right, y: asked.middle },
    { x: talk.right, y: asked.middle },
  ];
  const met = lines
    .flatMap((line) => boxOf(`[data-line="${line}"]`) ?? [])
    .map(({ left, middle }) => ({ x: left - 12, y: middle }))
    .sort((one, other) => one.y - other.y);
  const last = met.at(-1);
  const rays: Ray[] = met.map((point, index) => ({
    path: pathThrough(index === 0 ? [...question, point] : [met[index - 1] ?? point, point]),
    color: 'white',
    glow: point,
  }));
  if (last) {
    const y = said.top + 12;
    const back = [last, { x: talk.right, y }, { x: said.right + 8, y }];
    rays.push({ path: pathThrough(back), color: 'hue' });
  }

  const note = owner && boxOf('.note:first-of-type');
  if (note && lines.length === 0) {
    const glow = { x: note.left, y: note.top + 1 };
    rays.push({ path: pathThrough([...question, glow]), color: 'white', glow });
  }
  return rays;
}
