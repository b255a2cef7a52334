export type Commands = {
  toggle: () => void;
  step: (seconds: number) => void;
  to: (share: number) => void;
  nextChapter: () => void;
  previousChapter: () => void;
  faster: (by: 1 | -1) => void;
  captions: () => void;
  transcript: () => void;
  fullScreen: () => void;
  help: () => void;
};

/** The keys people know from other players. */
const commandOf = ({ key, shiftKey }: KeyboardEvent, commands: Commands): (() => void) | undefined => {
  if (/^\d$/.test(key)) return () => commands.to(Number(key) / 10);
  if (shiftKey && /^n$/i.test(key)) return commands.nextChapter;
  if (shiftKey && /^p$/i.test(key)) return commands.previousChapter;
  const keys: Record<string, () => void> = {
    ' ': commands.toggle,
    k: commands.toggle,
    ArrowLeft: () => commands.step(-5),
    ArrowRight: () => commands.step(5),
    j: () => commands.step(-10),
    l: () => commands.step(10),
    Home: () => commands.to(0),
    End: () => commands.to(1),
    '<': () => commands.faster(-1),
    '>': () => commands.faster(1),
    c: commands.captions,
    t: commands.transcript,
    f: commands.fullScreen,
    '?': commands.help,
  };
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
};

export function listenToKeys(commands: Commands): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTheirs(event)) return;
    const command = commandOf(event, commands);
    if (!command) return;
    event.preventDefault();
    command();
  });
}

/** Whoever chooses from a list, reads one or presses a button means that. */
function isTheirs({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('select, textarea, input:not([type="range"]), [popover]')) return key !== '?';
  if (target.closest('button, a, summary')) return key === ' ';
  // A list that scrolls does so by these.
  return target.closest('[data-transcript] ol') !== null && /^(Home|End| )$/.test(key);
}
