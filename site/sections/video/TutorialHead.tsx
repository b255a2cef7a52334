import { company } from '../../../content/company.ts';
import { video as labels } from '../../../content/labels.ts';
import type { EntryPages } from '../../../content/schemas/entry-pages.ts';
import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { formatDay } from '../../formats/dates.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { Crumb } from '../reading/Crumbs.tsx';
import { EntryPath } from '../reading/EntryPath.tsx';
import type { PlayedVideo } from './played-video.ts';
import { VideoDownloads } from './VideoDownloads.tsx';
import { VideoStage } from './VideoStage.tsx';

type Props = {
  words: EntryPages['video-tutorials'];
  trail: Crumb[];
  id: string;
  tutorial: Tutorial;
  video: PlayedVideo;
};

/** The top of a tutorial: its title over the video, and what there is to take along beside it. */
export function TutorialHead({ words, trail, id, tutorial, video }: Props) {
  const { title, description, level, date } = tutorial;
  return (
    <div className="wrap pt-[calc(var(--header-height)+2rem)] pb-(--bay-half)">
      <EntryPath trail={trail} here={title} />
      <h1 className="mt-10 max-w-[18ch] text-title tracking-tightest">{title}</h1>
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <VideoStage id={id} tutorial={tutorial} video={video} />
        <div className="flex flex-col justify-between gap-8">
          <div>
            <p className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
              <Tag>{level}</Tag>
              <span>{company.author}</span>
              <span>{formatDay(date)}</span>
            </p>
            <p className="mt-5 text-lead text-ink-2">{description}</p>
          </div>
          <div>
            <VideoDownloads
              words={words}
              video={video}
              folder={`/resources/video-tutorials/${id}`}
              name={id}
            />
            <p data-screen-only className="mt-3 text-small text-ink-3">
              {video.kind === 'recording' ? labels.host(new URL(video.player).hostname) : labels.lesson}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
