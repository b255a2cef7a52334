/** As much of a line as fits, in whole words. */
export function shortened(line: string, most: number): string {
  if (line.length <= most) return line;
  const words = line.slice(0, most - 1);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/,$/, '')}…`;
}
