import type { Lesson, Scene } from '../../content/schemas/lesson.ts';
import { describe, operationsIn } from '../api-reference/describe.ts';
import { single } from './entries.ts';

/** What the interface answers to the request in each scene of a lesson, as its reference says. */
export async function sampleAnswers(lesson: Lesson): Promise<(string | undefined)[]> {
  const document = await single('openapi');
  const operations = operationsIn(document);
  return lesson.map((scene) => {
    const request = requestIn(scene);
    const asked = operations.find(
      ({ method, path }) => `${method} ${path.replace(/\{\w+\}/, '…')}` === request,
    );
    const [answer] = asked ? describe(document, asked).answers : [];
    return answer?.example && `Status ${answer.status}\n${answer.example}`;
  });
}

/** The request that is typed in a scene. Where no key is sent there is nothing to answer. */
function requestIn(scene: Scene): string | undefined {
  const lines = scene.kind === 'terminal' ? scene.lines : [];
  const code = lines.map((line) => ('type' in line ? line.type : '')).join('\n');
  if (/curl(?! …)/.test(code) && !code.includes('Authorization')) return undefined;
  const [path] = /\/v1\/[\w/…-]+/.exec(code) ?? [];
  return path && `${/POST|--data/.test(code) ? 'post' : 'get'} ${path}`;
}
