import { type RefObject, useEffect, useId, useReducer, useRef } from 'react';
import sample from '../../../content/demonstrations/ugc-content.yaml';
import { Frame, Sign } from '../frame/Frame.tsx';
import { type Act, type Comparison, compare, countOf, hasRoom, opening } from './comparison.ts';

const { photo, looks, rejected, slider } = sample;

/** "Your photo, held beside ours": the same tin in both, and the pictures that we rejected. */
export function Comparer() {
  const halves = useRef<HTMLDivElement>(null);
  const [comparison, act] = useReducer(compare, opening);
  const { shown } = comparison;
  const fault = 'fault' in shown ? rejected.faults[shown.fault] : undefined;
  const caption =
    'look' in shown ? looks[shown.look]?.caption : `${rejected.name}. ${fault?.fault}. ${fault?.reason}`;

  /** On a phone the picture is above the choices, so the page scrolls to it. */
  function show(what: Act) {
    act(what);
    halves.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Frame words={sample.frame} startOver={sample.startOver} onStartOver={() => act({ kind: 'start over' })}>
      <div className="comparer">
        <div>
          <Halves ref={halves} comparison={comparison} onPull={(line) => act({ kind: 'pull', line })} />
          <p className="controls mt-3 min-h-[4.5em] text-small text-ink-2 lg:min-h-[3em]" aria-live="polite">
            {caption} <small className="text-small text-ink-3">{sample.label}</small>
          </p>
        </div>
        <div data-pictures>
          <fieldset className="choice controls">
            <legend className="mb-3 text-small text-ink-3">{sample.choose}</legend>
            <div className="looks">
              {looks.map(({ picture, name }, index) => (
                <label key={picture}>
                  <input
                    type="radio"
                    name="look"
                    checked={'look' in shown && shown.look === index}
                    onChange={() => show({ kind: 'choose', index })}
                  />
                  <span>
                    <Picture name={picture} alt="" size={880} comes="near" />
                    {name}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Tray
            compared={'fault' in shown ? shown.fault : undefined}
            onCompare={(index) => show({ kind: 'compare', index })}
          />
        </div>
      </div>
    </Frame>
  );
}

type HalvesProps = {
  ref: RefObject<HTMLDivElement | null>;
  comparison: Comparison;
  onPull: (line: number) => void;
};

/** The phone picture on the left of the line, one of ours on its right. Without a script they are side by side. */
function Halves({ ref, comparison, onPull }: HalvesProps) {
  const { shown, line } = comparison;
  const room = hasRoom(line);
  const fault = 'fault' in shown ? shown.fault : undefined;

  useEffect(() => ref.current?.style.setProperty('--line', `${line}%`), [ref, line]);

  return (
    <div className="halves" ref={ref}>
      <figure className="yours">
        <Picture name={photo.picture} alt={photo.alt} size={880} comes="first" />
        <figcaption hidden={!room.yours}>{photo.name}</figcaption>
      </figure>
      {looks.map(({ picture, name, alt }, index) => (
        <figure key={picture} data-shown={('look' in shown && shown.look === index) || undefined}>
          <Picture name={picture} alt={alt} size={880} comes={index === 0 ? 'first' : 'near'} />
          <figcaption hidden={!room.ours}>{name}</figcaption>
        </figure>
      ))}
      <figure data-shown={fault !== undefined || undefined}>
        <Picture name={rejected.picture} alt={rejected.alt} size={880} comes="near" />
        <svg className="rings" viewBox="0 0 100 100" aria-hidden="true">
          {rejected.faults.map(({ picture, ring: { x, y, r } }, index) => (
            <g key={picture} data-shown={fault === index || undefined}>
              <circle cx={x} cy={y} r={r} />
              <circle cx={x} cy={y} r={r + 0.8} />
            </g>
          ))}
        </svg>
        <figcaption hidden={!room.ours}>{rejected.name}</figcaption>
      </figure>
      <div className="line controls">
        <Sign size={24} path="m9 7-5 5 5 5M15 7l5 5-5 5" />
      </div>
      <input
        className="controls"
        type="range"
        aria-label={slider}
        aria-valuetext={`${line}%`}
        value={line}
        onChange={({ target }) => onPull(Number(target.value))}
      />
    </div>
  );
}

type TrayProps = {
  /** The index of the fault that is shown under the line. */
  compared: number | undefined;
  onCompare: (fault: number) => void;
};

/** The rejected pictures, with reasons. */
function Tray({ compared, onCompare }: TrayProps) {
  const id = useId();
  return (
    <div className="tray mt-7">
      <h3>
        <span>{sample.tray}</span> <span>{countOf(sample)}</span>
      </h3>
      <ul>
        {rejected.faults.map(({ picture, fault, reason }, index) => (
          <li key={picture}>
            <Picture name={picture} alt="" size={204} comes="near" />
            <p className="flex-[1_8rem]">
              <b className="block text-[1rem]" id={`${id}-${index}`}>
                {fault}
              </b>
              {reason}
            </p>
            <button
              className="controls"
              type="button"
              aria-pressed={compared === index}
              aria-describedby={`${id}-${index}`}
              onClick={() => onCompare(index)}
            >
              {sample.compare}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PictureProps = {
  name: string;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** The file's width and height in pixels. */
  size: 880 | 204;
  /** With the page, which opens with it, or once the demonstration is near. */
  comes: 'first' | 'near';
};

/** A square picture of the sample: the smaller format, and the one that every browser supports. */
export function Picture({ name, alt, size, comes }: PictureProps) {
  const avif = addresses[`./pictures/${name}.avif`];
  const webp = addresses[`./pictures/${name}.webp`];
  if (!avif || !webp)
    throw new Error(`site/demonstrations/comparer/pictures has no ${name}.avif and ${name}.webp.`);
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img
        loading={comes === 'first' ? 'eager' : 'lazy'}
        decoding="async"
        src={webp}
        width={size}
        height={size}
        alt={alt}
      />
    </picture>
  );
}

const addresses = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  query: '?url',
  import: 'default',
  eager: true,
});
