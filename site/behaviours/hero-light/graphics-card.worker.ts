/** `failIfMajorPerformanceCaveat` should tell this, but Chromium 156 accepts SwiftShader with it. */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name = names && gl.getParameter(names.UNMASKED_RENDERER_WEBGL);
  return /swiftshader|llvmpipe|basic render/i.test(name ?? '');
}

const gl = new OffscreenCanvas(1, 1).getContext('webgl2');
postMessage(gl !== null && !isSoftware(gl));
