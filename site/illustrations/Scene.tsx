import type { ReactNode, SVGProps } from 'react';
import { type Drawing, raysOf } from './drawing.ts';

type SceneProps = {
  drawing: Drawing;
  /** Whether the colors leave it; on a card the page draws them over it. */
  isLit: boolean;
};

/** White light enters from the left, meets the drawing, and leaves as five colors. */
export function Scene({ drawing, isLit }: SceneProps) {
  const [x, y] = drawing.entry;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={drawing.alt}
      viewBox="0 0 640 480"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <defs>
        <linearGradient id="line" gradientUnits="userSpaceOnUse" x1="176" x2="464" y1="0" y2="0">
          <stop stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity=".62" />
        </linearGradient>
        <linearGradient id="ray" gradientUnits="userSpaceOnUse" x1="0" x2="640" y1="0" y2="0">
          <stop stopColor="#fff" stopOpacity=".2" />
          <stop offset=".38" stopColor="#fff" />
          <stop offset=".7" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity=".9" />
        </linearGradient>
        <GlassAndGlow />
        <mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="640" height="480">
          <path fill="url(#ray)" d="M0 0h640v480H0z" />
        </mask>
      </defs>
      <ThingInLight drawing={drawing} lines="url(#line)">
        <g mask="url(#fade)">
          <path d={`M0 304L${x} ${y}`} stroke="#fff" strokeWidth="2" />
          {isLit && <ColorsBeyond drawing={drawing} />}
        </g>
      </ThingInLight>
    </svg>
  );
}

/** How far the white light travels before it reaches the drawing's own canvas. */
const approach = 600;
export const wideCanvas = { width: approach + 640, height: 480 };

/**
 * The scene on a wide canvas, with light entering at its left edge, drawn with what PDF supports: gradients only in
 * fills, no masks.
 */
export function WideScene({ drawing }: { drawing: Drawing }) {
  const [x, y] = drawing.entry;
  const start = 304 + (approach * (304 - y)) / x;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`0 0 ${wideCanvas.width} ${wideCanvas.height}`}
    >
      {/* Outside of the group, because PDF ignores nested definitions. */}
      <defs>
        <linearGradient id="ray" gradientUnits="userSpaceOnUse" x1={-approach} x2={x} y1="0" y2="0">
          <stop stopColor="#fff" stopOpacity=".35" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <GlassAndGlow gradientUnits="userSpaceOnUse" cx={x} cy={y} r="40" />
      </defs>
      <g transform={`translate(${approach} 0)`} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <ThingInLight drawing={drawing} lines="#fff">
          <path
            fill="url(#ray)"
            d={`M${-approach} ${start - 1}L${x} ${y - 1}V${y + 1}L${-approach} ${start + 1}Z`}
          />
          <ColorsBeyond drawing={drawing} />
        </ThingInLight>
      </g>
    </svg>
  );
}

function GlassAndGlow(glow: SVGProps<SVGRadialGradientElement>) {
  return (
    <>
      <linearGradient id="glass" gradientUnits="userSpaceOnUse" x1="176" x2="464" y1="120" y2="360">
        <stop stopColor="#fff" stopOpacity=".09" />
        <stop offset="1" stopColor="#fff" stopOpacity=".015" />
      </linearGradient>
      <radialGradient id="glow" {...glow}>
        <stop stopColor="#fff" />
        <stop offset=".07" stopColor="#fff" stopOpacity=".7" />
        <stop offset=".16" stopColor="#fff" stopOpacity=".28" />
        <stop offset=".36" stopColor="#fff" stopOpacity=".1" />
        <stop offset=".66" stopColor="#fff" stopOpacity=".025" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
    </>
  );
}

type ThingProps = {
  drawing: Drawing;
  /** What its lines are painted with. */
  lines: string;
  /** The light on its way to the thing, and behind it. */
  children: ReactNode;
};

function ThingInLight({ drawing, lines, children }: ThingProps) {
  const { entry, normal, glass, details, outline } = drawing;
  return (
    <>
      <Part markup={glass} fill="url(#glass)" />
      <Part markup={details} stroke={lines} strokeWidth="1.25" />
      {children}
      {normal && (
        <path d={normal} stroke="#fff" strokeWidth="1.25" strokeOpacity=".4" strokeDasharray="2 5" />
      )}
      <g strokeWidth="1.25" strokeOpacity=".9">
        {raysOf(drawing).map(({ color, within }) => (
          <path key={color} stroke={color} d={within} />
        ))}
      </g>
      <Part markup={outline} stroke={lines} strokeWidth="2" />
      <circle cx={entry[0]} cy={entry[1]} r="40" fill="url(#glow)" />
    </>
  );
}

function Part({ markup, ...paint }: SVGProps<SVGGElement> & { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from our own files.
  return <g {...paint} dangerouslySetInnerHTML={{ __html: markup }} />;
}

const ColorsBeyond = ({ drawing }: { drawing: Drawing }) =>
  raysOf(drawing).map(({ color, beyond }) => <path key={color} fill={color} d={beyond} />);
