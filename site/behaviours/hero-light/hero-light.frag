#version 300 es
// Hero: white light goes in, five colors come out.
// One full-screen triangle, no textures, no marching: every term is a closed formula of the pixel's
// position relative to the ray and the prism; each pixel looks at the three nearest rays only.
precision highp float;

uniform vec2  uRes;        // drawing buffer, px
uniform float uTime;       // s since start; fixed for the still frame
uniform vec2  uPointer;    // smoothed pointer, -1..1, y up, (0,0) at rest
uniform float uIntensity;  // 1.5  exposure before tone mapping
uniform float uSpeed;      // 0.3  scales time
uniform float uDistort;    // 0.8  imperfection of the glass: wandering rays, depth of the caustics
uniform float uRays;       // 20   rays in the fan
uniform vec3  uColor[5];   // pink, blue, green, orange, white; sRGB 0..1
uniform vec3  uGround;     // ground token; sRGB 0..1
uniform vec2  uWide;       // 1 where the words stand beside the light, 0 where they stand below it; the unit, px
uniform vec2  uFrom;       // px from the top left, as the next four: the edge of the message
uniform vec2  uGlass;      // where its ray meets the glass
uniform vec2  uTurned;     // what the glass is turned to
uniform vec4  uTo;         // where the blue ray lands: twice the same, or on two lines; the white one, where nothing bends it
uniform vec4  uForce;      // how much the glass bends the light; how bright the blue ray is, and the rest; whether it spreads where it lands
uniform float uBottom;     // where the fan ends
uniform float uOpened;     // 0..1 since the light was switched on
uniform vec4  uOptics;     // half the fan's opening (tangent), size of the glass, reach of the fan, darkness beside text; units
uniform vec2  uDim;        // how bright the white ray is far from the glass, how softly the fan ends at the bottom
uniform vec3  uStage;      // right edge and top of the text, height of the header
out vec4 outColor;

vec2 perp(vec2 v) { return vec2(-v.y, v.x); }

// Five hues over 0..1 in the order a prism bends them: pink least, blue most, white in the middle.
// Squaring takes sRGB to roughly linear light, in which light may be added.
vec3 spectrum(float h) {
  h = clamp(h * 5. - .5, 0., 4.);
  vec4 w = max(vec4(0.), 1. - abs(vec4(h, h - 1., h - 2., h - 3.)));
  return uColor[0] * uColor[0] * w.x + uColor[3] * uColor[3] * w.y + uColor[4] * uColor[4] * w.z
       + uColor[2] * uColor[2] * w.w + uColor[1] * uColor[1] * max(0., h - 3.);
}

void main() {
  // --- Layout, in units.
  float wide = uWide.x, U = uWide.y;
  vec2  flip = vec2(1., -1.) / U, p = vec2(gl_FragCoord.x, uRes.y - gl_FragCoord.y) * flip;
  float t = uTime * uSpeed;
  float hair = max(.0012, 1.1 / U);                       // thinnest line, never under a pixel
  vec2  ptr = uPointer * mix(.4, 1., wide);
  vec3  stage = uStage / U;
  vec2  T = uTurned * flip;
  float bent = uForce.x, straight = 1. - bent;

  // --- Optics. The ray enters at A, hits the glass at E, leaves it around X along `ax`.
  vec2  E   = uGlass * flip + ptr * mix(.012, .03, wide);
  vec2  A   = uFrom * flip;
  vec2  end = uTo.xy * flip;
  float way = length(E - A);
  // What goes straight through keeps its end, wherever the pointer moves the glass.
  vec2  din = normalize(mix(normalize(end - A), (E - A) / way, bent));
  float tanHalf = uOptics.x * (1. + .12 * ptr.x);
  float size = uOptics.y, back = .5 * size;    // way through the glass; virtual source behind X
  // The blue edge of the fan goes to the answer: once with a guess of its source, once with the source.
  float blueSide = atan(tanHalf * .8), ang = 0.;
  vec2  ax = din, source = E;
  for (int k = 0; k < 2; k++) {
    vec2 down = T - source;
    ang = atan(down.y, down.x) + blueSide;
    ax = vec2(cos(ang), sin(ang));
    source = E + size * normalize(din + ax) - back * ax;
  }
  ang += ptr.y * .10;                                     // the pointer turns the prism a little
  ax = vec2(cos(ang), sin(ang));
  float beyond = straight * dot(end - E, din);
  float front = (way * 2.5 + beyond) * uOpened, open = smoothstep(.3, 1., uOpened);   // switched on, the ray goes first, and the fan opens
  float reach = uOptics.z * mix(.2, 1., open);            // the fan fades here, and the blue ray alone goes on
  vec2  m = normalize(din + ax), q = perp(m);             // minimum deviation: the way inside halves the bend
  vec2  nIn = -.906 * m + .423 * q, nOut = .906 * m + .423 * q;   // face normals
  vec2  X = E + size * m;

  vec2  dE = p - E, dX = p - X;
  float before = dot(dE, nIn), after = dot(dX, nOut);     // > 0: not yet in / out of the glass
  float rX = length(dX), rE = length(dE);
  vec3  light = vec3(0.);

  // --- White ray: a hairline with color fringes, a tight halo, dim at the left edge (text), full at E. Unbent it goes on.
  float al = -dot(dE, din), d0 = dot(p - A, perp(din)), ad = abs(d0);
  if (ad < .12 && al > -max(.1, beyond)) {
    vec3  dc = (d0 + vec3(-.0005, 0., .0005)) / hair;
    float w = 1. - ad / .12; w *= w;                      // ends the halo at exactly zero
    float inAir = mix(step(0., before), step(-beyond, al), step(.01, straight));
    light += (exp(-dc * dc) * 1.4 * inAir
            + (exp(-ad * 130.) * .08 + .005 * w * w) * smoothstep(-.02 - beyond, .03 - beyond, al))
           * mix(uDim.x, 1., exp(-max(al, 0.) * 2.4)) * smoothstep(way, way - .04, al) * smoothstep(front, front - .05, way - al);
  }

  // --- Fresnel: the few percent that the first face reflects.
  vec2  rf = reflect(din, nIn);
  float ra = dot(dE, rf);
  if (ra > 0. && ra < .2 && before > 0.) {
    float d = dot(dE, perp(rf)) / hair, w = 1. - ra / .2;
    light += exp(-d * d) * .035 * w * w;
  }

  // --- Fan. Inside the glass a pixel is first carried along its ray to the exit face, so that every ray
  //     passes the face without a break. u: 0..1 across the fan, as on a screen held square to it (no atan).
  bool  out_ = after > 0.;
  vec2  F = out_ ? p : E + dE * (size * .906 / max(dot(dE, nOut), 1e-4));
  vec2  d = F - X + ax * back;
  float along = dot(d, ax);
  float u = .5 + dot(d, vec2(ax.y, -ax.x)) / (along * 2. * tanHalf);
  float px = hair * U * uRays * length(vec2(dFdx(u), dFdy(u)));    // a hairline, in ray spacings
  vec3  fan = vec3(0.);
  if (before < 0. && along > 0. && u > -.25 && u < 1.25) {
    float r = out_ ? length(d) : rE * .5 + back;
    float f = r / reach;

    // Caustics: the glass has a wavefront error; brightness is the inverse Jacobian of where it sends the
    // light. It grows with r, so filaments gather, focus and part again along the ray.
    float k1 = u * 17. + t * .9 + 1., k2 = u * 41. - t * .7, k3 = u * 97. + t * .5 + 2.;
    float J = 1. + uDistort * r * (cos(k1) * .8 + cos(k2) * 1.1 + cos(k3) * 1.2);
    float caustic = inversesqrt(J * J + .05);
    float inside = smoothstep(-.02, .12, u) * smoothstep(1.02, .88, u);
    u += uDistort * .014 * (sin(k1) + .5 * sin(k2));      // the same error bends the rays' spacing

    // The three nearest of the rays: a filament (one hairline wide at least) in a soft skirt.
    float x = u * uRays, i0 = clamp(floor(x), 0., uRays - 1.);
    float energy = 2.2 / (1. + px * 2.5) * smoothstep(.7, .2, px);   // crowd too fine to draw: haze only
    vec3  rays = vec3(0.);
    for (int k = -1; k <= 1; k++) {
      float i = i0 + float(k);
      if (i < 0. || i >= uRays) continue;
      // low-discrepancy numbers: strength / width / place; neighbours always differ, nothing repeats
      float a1 = fract(i * .6180340 + .2), a2 = fract(i * .7548777 + .1), a3 = fract(i * .5698403 + .7);
      float hue = (i + .5) / uRays;
      float centre = i + .5 + (a3 - .5) * .5 + uDistort * .2 * sin(t * (.5 + a2) + a3 * 6.283);
      float shimmer = .7 + .3 * sin(r * (4. + 5. * a3) - t * (1.2 + a2) + a1 * 40.);   // wanders outwards
      float amp = mix(.14, 1.5, a1 * a1) * shimmer * exp(-f * mix(2.6, .5, a1));       // weak rays end early
      float wd = mix(.05, .30, a2);
      vec3  e = x - centre + vec3(-.02, 0., .02);         // red and blue edges fall apart a little
      e *= e;
      vec3  skirt = 1. / (1. + e / (wd * wd + px * px));
      vec3  fil   = 1. / (1. + e / (px * px + .0006));
      float sk = mix(.06, .40, min(1., abs(hue - .5) * 3.)) * smoothstep(1.5, .5, px);   // wide white: grey fog
      rays += (skirt * skirt * sk + fil * fil * ((.5 + a3) * energy)) * amp * spectrum(hue);
    }

    // Falloff: a sheet of light thins as 1/r; the steep Gaussian takes it to black before the text.
    // Clean glass scatters little (dim inside); the exit face glows. The step between them is one hairline wide, so it has no stairs.
    float glass = mix(.3, 1. + 1.2 * exp(-max(after, 0.) * 45.), smoothstep(-hair, hair, after));
    float fall = .55 / (r + .01) * exp(-f * f * (.6 + .4 * f * f)) * glass;
    fan = (rays * (.35 + .65 * caustic) + spectrum(u) * (.13 * inside * exp(-f * 3.6)) * caustic) * fall;
  }

  light += fan * bent * open;

  // --- The blue ray: from the exit face to each line of the answer, where it spreads a little.
  vec2  low = normalize(ax + vec2(ax.y, -ax.x) * .8 * tanHalf);
  vec2  P = X - ax * back + low * back * dot(ax, nOut) / dot(low, nOut);
  vec3  blue = uColor[1] * uColor[1];
  vec3  beam = vec3(0.);
  for (int k = 0; k < 2; k++) {
    vec2  to = (k == 0 ? uTo.xy : uTo.zw) * flip;
    if (k == 1 && uTo.xy == uTo.zw) break;
    vec2  dP = p - P, run = to - P;
    float len = length(run), s = dot(dP, run) / (len * len);
    float off = abs(dot(dP, perp(run / len)));
    if (s > 0. && s < 1.) {
      float e = off / (1.6 * hair), halo = mix(smoothstep(1., .8, s), 1., uForce.w);   // on a line nothing hides its end
      float grown = smoothstep(0., mix(.6, .3, uForce.w), s);          // a short way to a line has no room for an edge
      beam += (exp(-e * e) * (blue * 2.5 + .8 * s) * grown
             + blue * halo * (exp(-off * 110.) * .9 * grown
             + exp(-off * 30.) * mix(.05, .12, uForce.w) * s * s * smoothstep(1., .75, s)))
            * smoothstep(open, open - .1, s * .9);
    }
    vec2  dT = p - to;
    beam += (blue + .12) * exp(-dot(dT * dT, mix(vec2(1400.), vec2(90., 900.), uForce.w))) * .5 * open;
  }
  beam *= uForce.y * bent;
  vec2  dT = p - end;
  beam += straight * .07 * exp(-dot(dT, dT) * 260.);

  // --- The prism: three edges, the brightest at its tip, and a little glass. Its faces catch light next to the hits.
  vec2  tip = .5 * (E + X) + q * 1.071 * size;
  float edge = max(max(before, after), dot(tip - p, q) - 2.057 * size);
  float down = clamp(dot(tip - p, q) / (2.057 * size), 0., 1.), onEdge = edge / hair;
  light += exp(-onEdge * onEdge) * mix(.4, .045, down) + step(edge, 0.) * vec3(.0016, .0022, .0036);
  if (rX < .4) {
    float w2 = after / hair;
    light += (exp(-w2 * w2 - rX * rX * 400.) * .12 + exp(-rE * 70.) * .10) * bent;
  }

  // --- Air: a trace of scattered light, zero at .7.
  float air = max(0., 1. - rX / .7) * bent; air *= air;
  light += vec3(.8, .9, 1.2) * (air * air * .0009);

  // --- Words are read on the ground: whatever the layout, the light ends before them.
  vec2  at = vec2(p.x, -p.y);
  float text = smoothstep(0., uOptics.w, length(max(vec2(at.x - stage.x, stage.y - at.y), 0.)));
  float header = smoothstep(.8 * stage.z, 1.4 * stage.z, at.y);
  float foot = smoothstep(0., uDim.y, uBottom / U - at.y);
  light = light * text * header * foot * uForce.z + beam;

  // --- Film: exposure, back to sRGB, screen over the ground, triangular dither of one step against banding.
  vec3 c = sqrt(1. - exp(-light * uIntensity));
  c = 1. - (1. - uGround) * (1. - c);
  vec2 g = gl_FragCoord.xy;
  float n = fract(52.9829189 * fract(dot(g, vec2(.06711056, .00583715))))
          + fract(52.9829189 * fract(dot(g + 17., vec2(.00583715, .06711056))));
  outColor = vec4(c + (n - 1.) / 255., 1.);
}
