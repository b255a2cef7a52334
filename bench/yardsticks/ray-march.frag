#version 300 es
// What a fan of light costs when it is marched: 44 steps into a fog of twenty rays, the usual way to draw it.
precision highp float;
uniform vec2 uRes;
uniform float uTime;
out vec4 outColor;

mat2 turn(float a) { return mat2(cos(a), -sin(a), sin(a), cos(a)); }

float grain(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  vec4 n = vec4(0., 57., 113., 170.) + dot(i, vec3(1., 57., 113.));
  vec4 low = fract(sin(n) * 43758.5453), high = fract(sin(n + 1.) * 43758.5453);
  vec4 mixed = mix(low, high, f.x);
  return mix(mix(mixed.x, mixed.y, f.y), mix(mixed.z, mixed.w, f.y), f.z);
}

void main() {
  vec2 p = (gl_FragCoord.xy - .5 * uRes) / uRes.y;
  vec3 from = vec3(0., 0., -2.), along = normalize(vec3(p, 1.4)), sum = vec3(0.);
  float t = uTime * .3, way = .2;
  for (int step = 0; step < 44; step++) {
    vec3 at = from + along * way;
    at.xy *= turn(.2 * t + .3 * at.z);
    float angle = atan(at.y, at.x), far = length(at.xy);
    float ray = pow(.5 + .5 * cos(angle * 20. + grain(at * 3. + t) * 2.), 12.);
    float body = ray * exp(-1.6 * far) * (.4 + .6 * grain(at * 6. - t));
    vec3 hue = .5 + .5 * cos(angle + vec3(0., 2.1, 4.2) + at.z);
    sum += hue * body * .08;
    way += .06 + .02 * far;
  }
  outColor = vec4(1. - exp(-1.5 * sum), 1.);
}
