import { expect } from 'vitest';
import { template } from '../../content/messages/editing.ts';
import type { Draft, WebsiteState } from '../../contract/website.ts';
import type { ShownBuild, WebsiteRequests } from '../../contract/website-requests.ts';
import { openDesk } from './desk.ts';
import { ask } from './http.ts';

export type Website = Awaited<ReturnType<typeof openWebsite>>;

/** The desk's requests about the website, on a device of its own. */
export async function openWebsite(url: string, signedIn?: string) {
  const desk = await openDesk(url, signedIn);
  async function asked<Name extends keyof WebsiteRequests>(name: Name, given: WebsiteRequests[Name]) {
    const answer = await desk.post(`website/${name}`, given);
    const text = answer.body.toString();
    return { ...answer, body: text === '' ? undefined : JSON.parse(text) };
  }
  const state = async (): Promise<WebsiteState> => (await asked('state', {})).body;
  return {
    asked,
    get: desk.get,
    post: desk.post,
    state,
    /** Waits for the end of a build, which takes seconds. Constant requests would slow it down and be rejected. */
    async done(): Promise<WebsiteState> {
      await expect.poll(async () => (await state()).build.state, { interval: 250 }).not.toBe('building');
      return state();
    },
    /** The cookie with which frames of this browser show a build. */
    async view(build: ShownBuild): Promise<string> {
      const { status, headers } = await asked('view', { build });
      expect(status).toBe(204);
      return `${headers['set-cookie']?.[0]?.split(';')[0]}`;
    },
  };
}

/** Types over the texts with which a new page begins. Returns its change. */
export async function typeOver(
  website: Website,
  file: string,
  paragraph = 'Bread is baked at four.',
): Promise<Draft | undefined> {
  const typed = {
    excerpt: ['excerpt', 'Seven messages before breakfast, and who should answer them.'],
    metaDescription: ['metaDescription', `What ${file} says, from the first message to the last.`],
    paragraph: ['body[0]', paragraph],
  } as const;
  for (const [name, [place, words]] of Object.entries(typed)) {
    const from = template[name as keyof typeof template];
    expect((await website.asked('change', { file, place, from, words })).status).toBe(200);
  }
  return (await website.state()).drafts.find((draft) => draft.file === file);
}

/** A page as text, as a visitor reads it. */
export async function readPage(url: string, path = '/', headers: Record<string, string> = {}) {
  const answer = await ask(url, path, { headers });
  return { ...answer, text: answer.body.toString() };
}

/** The headers with which a frame of the desk asks. */
export const inFrame = (cookie: string) => ({ cookie, 'sec-fetch-dest': 'iframe' });
