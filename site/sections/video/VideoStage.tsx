import { video as labels } from '../../../content/labels.ts';
import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { PlayedVideo } from './played-video.ts';

// All of the picture answers to the click.
const play = `${buttonClass.solid} before:absolute before:inset-0`;

type Props = { id: string; tutorial: Tutorial; video: PlayedVideo };

/** A lesson that plays on a phone is taller, so that its pictures can be read. */
const shapes = { recording: 'aspect-16/9', lesson: 'aspect-16/9 max-sm:has-[iframe]:aspect-4/5' };

/** The picture of a video until Play puts the player in its place; without a script, a link to it. */
export function VideoStage({ id, tutorial, video }: Props) {
  const { title, duration, picture } = tutorial;
  return (
    <div
      id="player"
      data-video
      className={`relative self-start ${shapes[video.kind]} overflow-hidden rounded-card bg-raised print:bg-transparent`}
    >
      <div className="grid h-full content-center">
        <Picture name={picture} purpose="content" loading="eager" />
      </div>
      <div data-screen-only className="absolute inset-0 flex items-end p-4 sm:p-6">
        <button type="button" data-video-play className={`${play} noscript:hidden`}>
          {/* The player keeps a lesson's place under this name. */}
          <PlayLabel duration={duration} place={video.kind === 'lesson' ? `lesson:${id}` : undefined} />
        </button>
        <noscript>
          <a href={video.kind === 'recording' ? video.page : video.player} className={play}>
            <PlayLabel duration={duration} />
          </a>
        </noscript>
      </div>
      <template>
        <iframe
          src={`${video.player}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          className="size-full"
        />
      </template>
    </div>
  );
}

function PlayLabel({ duration, place }: { duration: string; place?: string | undefined }) {
  return (
    <>
      <svg aria-hidden="true" width="12" height="14" viewBox="0 0 12 14" fill="currentColor">
        <path d="M1 .8v12.4L11.5 7 1 .8Z" />
      </svg>
      <span data-place={place} data-continue={place && labels.continueAt}>
        {labels.play} <span className="ms-1 font-normal tabular-nums">{duration}</span>
      </span>
    </>
  );
}
