import type { ComponentProps } from 'react';
import type { CaseStudy, Tutorial } from '../../content/schemas/entries.ts';
import type { Exhibit } from '../../content/schemas/exhibit.ts';
import type { Lesson } from '../../content/schemas/lesson.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import type { DescribedOperation } from '../../site/api-reference/describe.ts';
import { timedLesson } from '../../site/lessons/cues/timed-lesson.ts';
import { Endpoints } from '../../site/screens/ApiCategoryScreen.tsx';
import {
  FurtherResults,
  ResultTiles,
  SolutionLinks,
  type UsedSolution,
} from '../../site/screens/CaseStudyScreen.tsx';
import { Operation } from '../../site/sections/api-reference/Operation.tsx';
import { ExhibitFigure } from '../../site/sections/exhibits/ExhibitFigure.tsx';
import { ApiConventions } from '../../site/sections/lists/ApiConventions.tsx';
import type { Crumb } from '../../site/sections/reading/Crumbs.tsx';
import { EntryHead } from '../../site/sections/reading/EntryHead.tsx';
import { Reading, ShareButton } from '../../site/sections/reading/Reading.tsx';
import { Transcript, TutorialHead, VideoDownloads } from '../../site/sections/video/TutorialHead.tsx';
import { demonstrations } from './demonstration-states.ts';
import { InState, Plate, Room } from './Plate.tsx';

type Props = {
  words: EntryPages;
  trail: Crumb[];
  study: CaseStudy;
  tutorial: { id: string; data: Tutorial };
  operations: DescribedOperation[];
  conventions: Omit<ComponentProps<typeof ApiConventions>, 'words'>;
  exhibits: Exhibit[];
  solutions: UsedSolution[];
};

export function Parts({
  words,
  trail,
  study,
  tutorial,
  operations,
  conventions,
  exhibits,
  solutions,
}: Props) {
  return (
    <Room title="Parts of pages">
      <EntryHead
        trail={trail}
        title="EntryHead"
        lead="What the entry is about, in a sentence."
        picture="compass"
        facts={['Category', 'A fact']}
      >
        <ShareButton label="Share" />
      </EntryHead>
      <Plate label="ResultTiles, FurtherResults" width="page">
        <div className="hue-pink">
          <ResultTiles results={study.results} note="Whose figures they are." />
        </div>
        <div className="wrap">
          <FurtherResults
            results={[{ label: 'Satisfaction', value: '85%', counted: 'How it was counted, in a sentence.' }]}
          />
        </div>
      </Plate>
      <SolutionLinks heading="SolutionLinks" solutions={solutions} />
      <InState state="hover">
        <SolutionLinks heading="SolutionLinks, hover" solutions={solutions.slice(0, 1)} />
      </InState>
      <Reading headings={[{ slug: 'words', text: 'Words' }]}>
        <Words />
        {exhibits.map((exhibit) => (
          <ExhibitFigure key={exhibit.title} exhibit={exhibit} />
        ))}
        <Transcript lines={tutorial.data.transcript.slice(0, 3)} />
      </Reading>
      <TutorialHead
        words={words['video-tutorials']}
        trail={trail}
        id={tutorial.id}
        tutorial={tutorial.data}
        video={{
          kind: 'lesson',
          player: `/resources/video-tutorials/${tutorial.id}/player`,
          chapters: [
            { href: '#one', name: 'The first day', shows: 'Chat', length: '1:45' },
            {
              href: '#two',
              name: 'A chapter whose name is longer than most chapters are',
              shows: 'Pictures',
              length: '12:05',
            },
          ],
          films: undefined,
        }}
      />
      <Plate label="VideoDownloads, a lesson with its film and a recording" width="column">
        <VideoDownloads
          words={words['video-tutorials']}
          video={{
            kind: 'lesson',
            player: '/',
            chapters: [],
            films: { wide: { address: '/lesson.mp4' }, tall: { address: '/lesson-tall.mp4' } },
          }}
          id="name"
        />
        <VideoDownloads
          words={words['video-tutorials']}
          video={{ kind: 'recording', player: '/', page: 'https://player.example/video' }}
          id="name"
        />
      </Plate>
      <ApiConventions words={words['api-reference']} {...conventions} />
      <Endpoints words={words['api-reference']} offer={conventions.offer} server="/v1">
        {operations.map((operation) => (
          <Operation key={operation.id} operation={operation} isOpen={false} />
        ))}
      </Endpoints>
    </Room>
  );
}

/** Everything that Markdown can contain. */
function Words() {
  return (
    <>
      <h2 id="words">
        <a href="#words">A heading of the second level</a>
      </h2>
      <p>
        A paragraph with <strong>strong words</strong>, <code>a name</code> and{' '}
        <a href="#words">a link to follow</a>.
      </p>
      <h3>A heading of the third level</h3>
      <ul>
        <li>One point</li>
        <li>Another point</li>
      </ul>
      <ol>
        <li>The first step</li>
        <li>The second step</li>
      </ol>
      <blockquote>
        <p>Words of somebody else.</p>
        <footer>Owner, barber shop</footer>
      </blockquote>
      <hr />
    </>
  );
}

type LessonsProps = { lessons: { id: string; lesson: Lesson; tutorial: Tutorial }[] };

/** The end of every kind of scene, in the player of a lesson that has one. */
export function Lessons({ lessons }: LessonsProps) {
  const scenes = lessons.flatMap(({ id, lesson, tutorial }) =>
    timedLesson(lesson, tutorial).scenes.map(({ scene: { kind }, end }) => ({ id, kind, end })),
  );
  const kinds = new Map(scenes.toReversed().map((scene) => [scene.kind, scene]));
  return (
    <Room title="Lessons">
      {[...kinds.values()].map(({ id, kind, end }) => (
        <Plate key={kind} label={`A scene: ${kind}`} width="column">
          <iframe
            className="aspect-16/9 w-full"
            title={`A scene: ${kind}`}
            src={`/resources/video-tutorials/${id}/player?start=${(end - 0.1).toFixed(1)}`}
            loading="lazy"
          />
        </Plate>
      ))}
    </Room>
  );
}

/** Every state of every demonstration, each in a frame in which the script `play` reaches it. */
export function Demonstrations() {
  return (
    <Room title="Demonstrations">
      {demonstrations.map(({ at, place, states }) =>
        Object.entries(states).map(([state, acts]) => (
          <Plate key={place + state} label={`${place}: ${state}`} width="page">
            <iframe
              className="h-screen w-full"
              title={`${place}: ${state}`}
              src={at}
              loading="lazy"
              data-place={place}
              data-acts={JSON.stringify(acts)}
            />
          </Plate>
        )),
      )}
    </Room>
  );
}
