import { type ReactNode, useId } from 'react';
import type { Frame as Words } from '../../../content/schemas/demonstrations/frame.ts';
import type { Link } from '../../../content/schemas/shared.ts';
import { useIsLive } from './use-playback.ts';

type Props = {
  words: Words;
  /** The stage. Elements of the class `controls` are not shown where the script cannot be had. */
  children: ReactNode;
  /** The tools for the whole demonstration, beside the one that starts over. */
  tools?: ReactNode;
  startOver: string;
  onStartOver: () => void;
  /** The demonstration's own page, where this one is not. */
  more?: Link;
};

/** The frame of every demonstration, which says what it is, and that it is a sample. */
export function Frame({ words, children, tools, startOver, onStartOver, more }: Props) {
  const heading = useId();
  return (
    <section className="demonstration wrap" aria-labelledby={heading} data-live={useIsLive() || undefined}>
      <div className="introduction">
        <div>
          <p className="kicker">{words.kicker}</p>
          <h2 id={heading}>{words.heading}</h2>
        </div>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="stage">{children}</div>
      <div className="foot">
        <p>{words.note}</p>
        {more && (
          <a className="tool more" href={more.href}>
            {more.label}
          </a>
        )}
        <div className="tools controls">
          {tools}
          <Tool icon="startOver" label={startOver} onClick={onStartOver} />
        </div>
      </div>
    </section>
  );
}

export const icons = {
  startOver: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M5 3v10l7-5Z',
};

type ToolProps = {
  icon: keyof typeof icons;
  label: string;
  onClick: () => void;
};

export function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <button className="tool" type="button" onClick={onClick}>
      <Sign size={16} path={icons[icon]} />
      {label}
    </button>
  );
}

/** A sign in thin lines. */
export const Sign = ({ size, path }: { size: number; path: string }) => (
  <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
    <path d={path} />
  </svg>
);

/** Fills values into a line: "On {day} I have {times}." */
export const fill = (line: string, values: Record<string, string | number>) =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
