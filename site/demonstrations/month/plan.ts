import type { Month, Post } from '../../../content/schemas/demonstrations/month.ts';

/** A post and the visitor's decisions about it. */
export type Planned = Post & { isApproved: boolean; timesSentBack: number };

export type Plan = {
  view: 'month' | 'report';
  /** The day whose post is shown. */
  open: number;
  posts: Planned[];
};

export type Act =
  | { kind: 'show'; view: Plan['view'] }
  | { kind: 'open'; day: number }
  | { kind: 'approve' }
  | { kind: 'send back' }
  | { kind: 'start over' };

export const postOn = ({ posts }: Plan, day: number | undefined) => posts.find((post) => post.day === day);

/**
 * The state of a post. One that was sent back shows its second draft, if it has one, until that is sent back as well.
 */
export function reviewStateOf(post: Planned) {
  const { isApproved, timesSentBack, text, second } = post;
  const state = isApproved ? 'approved' : timesSentBack > 0 ? 'sentBack' : 'waits';
  const isRedrafted = state === 'sentBack' && second !== undefined && timesSentBack === 1;
  return {
    state,
    told: isRedrafted ? 'redrafted' : state,
    words: timesSentBack > 0 ? (second ?? text) : text,
  } as const;
}

export function countsOf({ posts }: Plan) {
  const states = posts.map((post) => reviewStateOf(post).state);
  const count = (wanted: (typeof states)[number]) => states.filter((state) => state === wanted).length;
  return {
    all: posts.length,
    approved: count('approved'),
    sentBack: count('sentBack'),
    waiting: count('waits'),
  };
}

/** The next post that waits for a decision; after the last comes the first. */
export function nextWaiting({ posts, open }: Plan): Planned | undefined {
  const waiting = posts.filter((post) => reviewStateOf(post).state === 'waits' && post.day !== open);
  return waiting.find(({ day }) => day > open) ?? waiting[0];
}

/** The reducer for a sample's plan, and its initial state. */
export function planWith({ posts, opensOn }: Month) {
  const start: Plan = {
    view: 'month',
    open: opensOn,
    posts: posts.map((post) => ({ ...post, isApproved: post.approved ?? false, timesSentBack: 0 })),
  };

  function reduce(plan: Plan, act: Act): Plan {
    switch (act.kind) {
      case 'show':
        return { ...plan, view: act.view };
      case 'open':
        return { ...plan, open: act.day };
      case 'approve':
        return decide(plan, (post) => ({ ...post, isApproved: true }));
      case 'send back':
        return decide(plan, (post) => ({
          ...post,
          isApproved: false,
          timesSentBack: post.timesSentBack + 1,
        }));
      case 'start over':
        return start;
    }
  }

  return { start, reduce };
}

const decide = (plan: Plan, decision: (post: Planned) => Planned): Plan => ({
  ...plan,
  posts: plan.posts.map((post) => (post.day === plan.open ? decision(post) : post)),
});

const parts = (month: string) => month.split('-').map(Number) as [year: number, number: number];

/** The weeks of a month such as 2026-06, from Monday to Sunday, without days of other months. */
export function weeksOf(month: string): (number | undefined)[][] {
  const [year, number] = parts(month);
  const sundayFirst = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const before = (sundayFirst + 6) % 7;
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= days ? day : undefined;
    }),
  );
}

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The month's name: "June" for 2026-06. */
export function nameOf(month: string): string {
  const [year, number] = parts(month);
  return name.format(Date.UTC(year, number - 1));
}
