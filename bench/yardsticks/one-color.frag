#version 300 es
precision highp float;
out vec4 outColor;
void main() { outColor = vec4(.03, .04, .06, 1.); }
