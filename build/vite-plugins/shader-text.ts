/** Lets the site import a shader as text, without its comments and indentation. */
export function shaderText() {
  return {
    name: 'shader-text',
    transform: (code: string, id: string) =>
      id.endsWith('.frag') ? `export default ${JSON.stringify(withoutComments(code))}` : undefined,
  };
}

const withoutComments = (code: string) =>
  code
    .split('\n')
    .map((line) => line.replace(/\/\/.*/, '').trim())
    .filter((line) => line !== '')
    .join('\n');
