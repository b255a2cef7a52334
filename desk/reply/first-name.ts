/** In front of a name, and nothing to greet anybody by. So is an initial. */
const title = /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|herr|frau|mme|mlle|sr|sra)$|\.$/i;

/** As one is greeted. A name of one word, behind a title or in a script without spaces, is whole. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !title.test(word));
  const isAlone = first === words.length - 1;
  return (isAlone ? undefined : words[first]) ?? name.trim();
}
