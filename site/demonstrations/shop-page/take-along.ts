/** Writes a page to the visitor's disk. The address lasts as long as our own page. */
export function takeAlong(name: string, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/html' }));
  link.download = name;
  link.click();
}
