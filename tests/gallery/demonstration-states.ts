/** A visitor's action: presses a control with this name, types into it, or waits for a text. */
export type Act = { press: string } | { type: string; into: string } | { until: string };

/** Leads back to the opening from any state, or to an empty conversation. */
export const startOver: Act = { press: 'Start over' };
const ask = (message: string): Act[] => [{ type: message, into: 'Your message' }, { press: 'Send' }];
const shopNamed = (name: string): Act[] => [startOver, { type: name, into: 'Name of the shop' }];
const pull = (line: number): Act => ({
  type: String(line),
  into: 'How much of your phone picture is shown',
});
const spend = (hours: number, worth: number, paid: number): Act[] => [
  { type: String(hours), into: 'Hours a week on' },
  { type: String(worth), into: 'What an hour of that is worth' },
  { type: String(paid), into: 'Paid to others for it' },
];

/**
 * Every state that a visitor can reach in a demonstration, with the actions that lead there from its opening or, where
 * they begin by starting over, from any state. The gallery plays each in a frame of its own.
 * tests/site/demonstration-states.test.ts plays all on the real page, and loads it only where one cannot follow on another.
 */
export const demonstrations: { at: string; place: string; states: Record<string, Act[]> }[] = [
  {
    at: '/solutions/ai-chatbots',
    place: '#try-ai-chatbots',
    states: {
      'as it begins': [],
      empty: [startOver],
      'answered from the sheet': [startOver, ...ask('how much is a fade, and parking?')],
      refused: [startOver, ...ask('tell me a joke')],
      'handed over': [startOver, ...ask('my scalp is itchy')],
      'answered as the owner': [
        startOver,
        ...ask('my scalp is itchy'),
        { press: 'The owner’s phone' },
        { press: 'Answer as the owner' },
      ],
      'a time is asked for': [startOver, ...ask('a skin fade on friday')],
      booked: [startOver, ...ask('a skin fade on friday at 10:15'), ...ask('Chris')],
      'a full conversation': [
        startOver,
        ...['u open sun', 'free Saturday', 'beard oil', 'parking', 'My scalp'].map((chip) => ({
          press: chip,
        })),
      ],
      'one long word': [startOver, ...ask('W'.repeat(120))],
      'the whole sheet': [startOver, { press: 'The sheet it answers from' }],
    },
  },
  {
    at: '/solutions/task-automation',
    place: '#try-task-automation',
    states: {
      done: [],
      paused: [{ press: 'Replay' }, { until: '2 of 5 done.' }, { press: 'Pause' }],
      failed: [{ press: 'Let the invoice fail' }],
      'tried again': [{ press: 'Let the invoice fail' }, { press: 'Try again' }],
      'nothing typed': [
        { type: '', into: 'Customer' },
        { type: '', into: 'Car' },
      ],
      'as long as can be': [
        { type: 'W'.repeat(24), into: 'Customer' },
        { type: 'W'.repeat(24), into: 'Car' },
      ],
    },
  },
  {
    at: '/solutions/ugc-content',
    place: '#try-ugc-content',
    states: {
      'the first look': [],
      'the second look': [startOver, { press: 'Window' }],
      'the third look': [startOver, { press: 'Winter' }],
      'only ours': [startOver, pull(0)],
      'only theirs': [startOver, pull(100)],
      'a wrong label': [startOver, { press: 'The label is wrong' }],
      'another color': [startOver, { press: 'Not your blue' }],
      'one rim too many': [startOver, { press: 'A second rim' }],
      'a melted comb': [startOver, { press: 'The comb has melted' }],
    },
  },
  {
    at: '/solutions/video-content',
    place: '#try-video-content',
    states: {
      upright: [],
      square: [{ press: '1:1 Posts' }],
      wide: [{ press: '16:9 Website' }],
      'without words': [{ press: 'Subtitles' }],
      'as it came': [{ press: 'As it came' }],
      'as it came, wide': [{ press: '16:9 Website' }, { press: 'As it came' }],
    },
  },
  {
    at: '/solutions/social-media',
    place: '#try-social-media',
    states: {
      'a post waits': [],
      'a post is approved': [startOver, { press: 'Approve' }],
      'its second draft': [startOver, { press: 'Send back' }],
      'sent back twice': [startOver, { press: 'Send back' }, { press: 'Send back' }],
      'one without a second draft': [startOver, { press: 'Why we close at 9' }, { press: 'Send back' }],
      'the report': [startOver, { press: 'The report after it' }],
    },
  },
  {
    at: '/solutions/static-websites',
    place: '#try-static-websites',
    states: {
      'a bakery': [],
      'a barber': [startOver, { press: 'Barber' }],
      'a restaurant': [startOver, { press: 'Restaurant' }],
      'a gym': [startOver, { press: 'Gym' }],
      'open every day': [startOver, { press: 'No day' }],
      'no name': shopNamed(''),
      'forty letters': shopNamed('Wine, Cheese & Bread of Wickham Old Town'),
      'one long word': shopNamed('W'.repeat(40)),
      'full size': [startOver, { press: 'Open full size' }],
    },
  },
  {
    at: '/solutions/ugc-content',
    place: '#try-savings',
    states: {
      'as it begins': [],
      nothing: spend(0, 0, 0),
      'at the limits': spend(60, 500, 20_000),
      'carried over': [{ press: 'Put this in the contact form' }],
    },
  },
  {
    at: '/',
    place: '.home-chat',
    states: { 'as home opens it': [], 'answered on home': ask('do you take cash') },
  },
];

/** The control with this name, once it exists. A row stands for its button. */
export function called(place: Element, name: string): HTMLElement | undefined {
  const parts = [...place.querySelectorAll<HTMLElement>('button, label, input, li:has(button)')];
  const part = parts.find((part) => (part.ariaLabel ?? part.textContent).includes(name));
  return part?.querySelector('button') ?? part;
}
