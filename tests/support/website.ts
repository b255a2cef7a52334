import { expect } from 'vitest';
import type { ShownBuild, WebsiteRequests, WebsiteState } from '../../contract/website.ts';
import { openDesk } from './desk.ts';

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
    state,
    /** Waits until nothing is built. */
    async done(): Promise<WebsiteState> {
      await expect.poll(async () => (await state()).build.state).not.toBe('building');
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
