import { type RefObject, useEffect, useState } from 'react';
import { useStillness } from '../frame/use-stillness.ts';
import type { Conversation } from './conversation.ts';
import { type Ray, raysOf } from './trace-rays.ts';

const wide = '(min-width: 64rem)';

type Props = {
  stage: RefObject<HTMLDivElement | null>;
  log: RefObject<HTMLDivElement | null>;
  /** The rays belong to its last exchange. */
  conversation: Conversation;
};

/** The light's way from the question to the line that answers it and back, on screens wide enough to show both. */
export function Rays({ stage, log, conversation }: Props) {
  const [rays, setRays] = useState<Ray[]>([]);
  const isStill = useStillness();
  const { exchanges } = conversation;

  useEffect(() => {
    const place = stage.current;
    const messages = log.current;
    if (!place || !messages) return;
    const last = exchanges.at(-1);
    const trace = () => setRays(last && matchMedia(wide).matches ? raysOf(place, last.reply) : []);
    // It also tells at once, after the layout that the browser does anyway.
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
