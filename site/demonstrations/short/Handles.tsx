import type { Short } from '../../../content/schemas/demonstrations/short.ts';
import { type Shape, shapes } from './shape.ts';
import type { useFilms } from './use-films.ts';

type Props = {
  sample: Short;
  films: ReturnType<typeof useFilms>;
  shape: Shape;
  onShape: (shape: Shape) => void;
  isSubtitled: boolean;
  onSubtitled: (isSubtitled: boolean) => void;
};

/** What plays the film, and what is changed about it. */
export function Handles({ sample, films, shape, onShape, isSubtitled, onSubtitled }: Props) {
  const { seen, isPlaying, hasFailed, play, pause, see } = films;
  return (
    <div className="handles controls">
      <button className="button solid" type="button" onClick={isPlaying ? pause : play}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isPlaying ? 'M5.5 3v10M10.5 3v10' : 'M5 3v10l7-5Z'} />
        </svg>
        {isPlaying ? sample.pause : sample.play}
      </button>
      <label className="switch">
        <input
          type="checkbox"
          checked={seen === 'phone'}
          onChange={({ target }) => see(target.checked ? 'phone' : 'short')}
        />
        {sample.asItCame}
      </label>
      <label className="switch">
        <input
          type="checkbox"
          checked={isSubtitled}
          // What came from the phone has no words to switch off.
          disabled={seen === 'phone'}
          onChange={({ target }) => onSubtitled(target.checked)}
        />
        {sample.subtitled}
      </label>
      <fieldset className="choice">
        <legend className="sr-only">{sample.shapes.label}</legend>
        {shapes.map((one) => (
          <label key={one}>
            <input type="radio" name="film-shape" checked={shape === one} onChange={() => onShape(one)} />
            <span>{sample.shapes.names[one]}</span>
          </label>
        ))}
      </fieldset>
      <output>{hasFailed && sample.failed}</output>
    </div>
  );
}
