import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { NodeType, parse } from 'node-html-parser';

/** The requirements of the HTML standard, without questions of style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
);

/** The faults of a page, one line for each. */
export async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ line, column, message }) => `${line}:${column} ${message}`),
  );
  return [...found, ...overlooked(html)];
}

/** The roles that ARIA in HTML allows on a list. */
const listRoles = 'group listbox menu menubar none presentation radiogroup tablist toolbar tree'.split(' ');

/** A day, or how long something takes: the only times that pages mark. */
const machineReadable = /^(\d{4}-\d{2}-\d{2}|PT(\d+H)?(\d+M)?\d+S)$/;

/** Faults that the Nu checker at validator.w3.org reports and html-validate does not. */
function overlooked(html: string): string[] {
  const page = parse(html);
  const isStrayText = ({ nodeType, text }: { nodeType: NodeType; text: string }) =>
    nodeType === NodeType.TEXT_NODE && text.trim() !== '';
  const strayText = page
    .querySelectorAll('ul, ol, dl, table, tr, select, optgroup')
    .filter((list) => list.childNodes.some(isStrayText));
  const wrongRoles = page
    .querySelectorAll('ul[role], ol[role]')
    .filter((list) => !listRoles.includes(list.getAttribute('role') ?? ''));
  const unreadableTimes = page
    .querySelectorAll('time')
    .filter((time) => !machineReadable.test(time.getAttribute('datetime') ?? time.text));
  // A page behind a shadow root brings its own style.
  const styles = page.querySelectorAll('body style').filter((style) => !style.closest('template'));
  return [
    ...(html.trimEnd().endsWith('</html>') ? [] : ['Something stands behind the end of the page']),
    ...strayText.map(({ rawTagName }) => `Text stands in <${rawTagName}> outside of its items`),
    ...wrongRoles.map((list) => `<${list.rawTagName}> cannot be role="${list.getAttribute('role')}"`),
    ...page
      .querySelectorAll('link[blocking]')
      .filter((link) => link.getAttribute('rel') !== 'stylesheet')
      .map((link) => `<link rel="${link.getAttribute('rel')}"> has "blocking", which is for style sheets`),
    ...unreadableTimes.map((time) => `<time> says no time that programs can read: ${time.outerHTML}`),
    ...styles.map(() => 'A <style> stands in the body'),
  ];
}
