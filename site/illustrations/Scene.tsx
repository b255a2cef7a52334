import { type Drawing, raysOf } from './drawing.ts';

/** White light enters from the left, meets the drawing, and leaves as five colors. */
export function Scene({ drawing }: { drawing: Drawing }) {
  const { entry, normal, body, details, outline = body } = drawing;
  const rays = raysOf(drawing);
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
      <SceneDefinitions />
      <g fill="url(#glass)">{body}</g>
      <g stroke="url(#line)" strokeWidth="1.25">
        {details}
      </g>
      <g mask="url(#fade)">
        <path d={`M0 304L${entry[0]} ${entry[1]}`} stroke="#fff" strokeWidth="2" />
        {rays.map(({ color, beyond }) => (
          <path key={color} fill={color} d={beyond} />
        ))}
      </g>
      {normal && (
        <path d={normal} stroke="#fff" strokeWidth="1.25" strokeOpacity=".4" strokeDasharray="2 5" />
      )}
      <g strokeWidth="1.25" strokeOpacity=".9">
        {rays.map(({ color, within }) => (
          <path key={color} stroke={color} d={within} />
        ))}
      </g>
      <g stroke="url(#line)" strokeWidth="2">
        {outline}
      </g>
      <circle cx={entry[0]} cy={entry[1]} r="40" fill="url(#glow)" />
    </svg>
  );
}

function SceneDefinitions() {
  return (
    <defs>
      <linearGradient id="line" gradientUnits="userSpaceOnUse" x1="176" x2="464" y1="0" y2="0">
        <stop stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity=".62" />
      </linearGradient>
      <linearGradient id="glass" gradientUnits="userSpaceOnUse" x1="176" x2="464" y1="120" y2="360">
        <stop stopColor="#fff" stopOpacity=".09" />
        <stop offset="1" stopColor="#fff" stopOpacity=".015" />
      </linearGradient>
      <linearGradient id="ray" gradientUnits="userSpaceOnUse" x1="0" x2="640" y1="0" y2="0">
        <stop stopColor="#fff" stopOpacity=".2" />
        <stop offset=".38" stopColor="#fff" />
        <stop offset=".7" stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity=".9" />
      </linearGradient>
      <radialGradient id="glow">
        <stop stopColor="#fff" />
        <stop offset=".07" stopColor="#fff" stopOpacity=".7" />
        <stop offset=".16" stopColor="#fff" stopOpacity=".28" />
        <stop offset=".36" stopColor="#fff" stopOpacity=".1" />
        <stop offset=".66" stopColor="#fff" stopOpacity=".025" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </radialGradient>
      <mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="640" height="480">
        <path fill="url(#ray)" d="M0 0h640v480H0z" />
      </mask>
    </defs>
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
  const { entry, normal, body, details, outline = body } = drawing;
  const rays = raysOf(drawing);
  const slope = (304 - entry[1]) / entry[0];
  const start = 304 + approach * slope;
  return (
    <>
      {/* Outside of the group, because PDF ignores nested definitions. */}
      <defs>
        <linearGradient id="glass" gradientUnits="userSpaceOnUse" x1="176" x2="464" y1="120" y2="360">
          <stop offset="0" stopColor="#fff" stopOpacity=".09" />
          <stop offset="1" stopColor="#fff" stopOpacity=".015" />
        </linearGradient>
        <linearGradient id="ray" gradientUnits="userSpaceOnUse" x1={-approach} x2={entry[0]} y1="0" y2="0">
          <stop offset="0" stopColor="#fff" stopOpacity=".35" />
          <stop offset="1" stopColor="#fff" stopOpacity="1" />
        </linearGradient>
        <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx={entry[0]} cy={entry[1]} r="40">
          <stop offset="0" stopColor="#fff" stopOpacity="1" />
          <stop offset=".07" stopColor="#fff" stopOpacity=".7" />
          <stop offset=".16" stopColor="#fff" stopOpacity=".28" />
          <stop offset=".36" stopColor="#fff" stopOpacity=".1" />
          <stop offset=".66" stopColor="#fff" stopOpacity=".025" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g transform={`translate(${approach} 0)`} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g fill="url(#glass)">{body}</g>
        <g stroke="#fff" strokeWidth="1.25">
          {details}
        </g>
        <path
          fill="url(#ray)"
          d={`M${-approach} ${start - 1}L${entry[0]} ${entry[1] - 1}V${entry[1] + 1}L${-approach} ${start + 1}Z`}
        />
        {rays.map(({ color, beyond }) => (
          <path key={color} fill={color} d={beyond} />
        ))}
        {normal && (
          <path d={normal} stroke="#fff" strokeWidth="1.25" strokeOpacity=".4" strokeDasharray="2 5" />
        )}
        {rays.map(({ color, within }) => (
          <path key={color} stroke={color} strokeWidth="1.25" strokeOpacity=".9" d={within} />
        ))}
        <g stroke="#fff" strokeWidth="2">
          {outline}
        </g>
        <circle cx={entry[0]} cy={entry[1]} r="40" fill="url(#glow)" />
      </g>
    </>
  );
}
