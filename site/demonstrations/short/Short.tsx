import { useMemo, useRef, useState } from 'react';
import sample from '../../../content/demonstrations/video-content.yaml';
import { Frame } from '../frame/Frame.tsx';
import { Clips, Cuts, Subtitles } from './Cuts.tsx';
import { Handles, Screen } from './Screen.tsx';
import { clipAt, type Shape, subtitleAt } from './short-film.ts';
import { useFilms } from './use-films.ts';

const { clips, subtitles } = sample;

/** "Three shaky clips, one short film": what goes in, what is kept of it, and in which shapes. */
export function Short() {
  const short = useRef<HTMLVideoElement>(null);
  const phone = useRef<HTMLVideoElement>(null);
  const films = useFilms(useMemo(() => ({ short, phone }), []));
  const [shape, setShape] = useState<Shape>('tall');
  const [isSubtitled, setIsSubtitled] = useState(true);
  const clip = clipAt(clips, films.time);
  const subtitle = subtitleAt(subtitles, films.time);

  return (
    <Frame words={sample.frame} startOver={sample.startOver} onStartOver={films.startOver}>
      <div className="short">
        <div>
          <Screen
            refs={{ short, phone }}
            films={films}
            shape={shape}
            clip={clip}
            subtitle={isSubtitled ? subtitles[subtitle]?.text : undefined}
          />
          <Handles
            films={films}
            shape={shape}
            onShape={setShape}
            isSubtitled={isSubtitled}
            onSubtitled={setIsSubtitled}
          />
        </div>
        <div data-pictures>
          <Clips current={clip} />
          <Cuts current={clip} />
          <Subtitles current={subtitle} />
        </div>
      </div>
    </Frame>
  );
}
