import { spectrumColor } from '../brand/colors.ts';
import { type Drawing, spectrum } from './drawing.ts';

/** Where the five colors reach the right edge, the same in every drawing. */
const leave = [64, 120, 176, 232, 288] as const;

/** White light comes in from the left, meets the drawing, and leaves as five colors. */
export function Scene({ drawing }: { drawing: Drawing }) {
  const { entry, exits, normal, lead, body, details, outline } = drawing;
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
        {exits.map((exit, index) => {
          const hue = spectrum[index] ?? 'white';
          return <path key={hue} fill={spectrumColor[hue]} d={beam(exit, leave[index] ?? 0, hue === lead)} />;
        })}
      </g>
      {normal && (
        <path d={normal} stroke="#fff" strokeWidth="1.25" strokeOpacity=".4" strokeDasharray="2 5" />
      )}
      <g strokeWidth="1.25" strokeOpacity=".9">
        {exits.map((exit, index) => {
          const hue = spectrum[index] ?? 'white';
          return (
            <path
              key={hue}
              stroke={spectrumColor[hue]}
              d={`M${entry[0]} ${entry[1]}L${exit[0]} ${exit[1]}`}
            />
          );
        })}
      </g>
      <g stroke="url(#line)" strokeWidth="2">
        {outline}
      </g>
      <circle cx={entry[0]} cy={entry[1]} r="40" fill="url(#glow)" />
    </svg>
  );
}

/** A thin wedge: 1.3 px where it leaves the glass, 3 px at the edge; the leading color opens to 4.8. */
function beam([x, y]: readonly [number, number], toY: number, leads: boolean): string {
  const length = Math.hypot(640 - x, toY - y);
  const across = [(-(toY - y) / length) * 0.65, ((640 - x) / length) * 0.65] as const;
  const spread = leads ? 2.4 : 1.5;
  const at = (value: number) => Number(value.toFixed(1));
  return `M${at(x + across[0])} ${at(y + across[1])}L${at(x - across[0])} ${at(y - across[1])}L640 ${toY - spread}V${toY + spread}Z`;
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
