import { ink } from '../config';
import { atlasColumns, atlasRows, cellUnits } from './drawAtlas';
import { boxUnits, shadowOffset } from './drawings';

/**
 * Places an instance: rotates it about its centre and moves it by the part of the tick that has
 * passed. Its shadow is the same quad, offset and in ink.
 */
export const vertexShader = `#version 300 es
in vec3 aCorner;
in float aX;
in float aY;
in float aVelocityX;
in float aVelocityY;
in vec3 aLook;
in vec4 aPaint;

uniform vec4 uMoment;
uniform vec2 uField;

out vec2 vAtlas;
out vec3 vTint;
out float vShadow;

const float turn = 6.283185307179586;

void main() {
  float alpha = uMoment.x;
  float time = uMoment.y + alpha;
  float scale = uMoment.z;
  float angle = turn * fract(aLook.y + aLook.z * time);
  float s = sin(angle);
  float c = cos(angle);
  vec2 corner = aCorner.xy * aLook.x * scale * ${(cellUnits / boxUnits).toFixed(4)};
  vec2 centre = vec2(aX + aVelocityX * alpha, aY + aVelocityY * alpha);
  centre += aCorner.z * scale * ${shadowOffset.toFixed(1)};
  vec2 place = centre + vec2(c * corner.x - s * corner.y, s * corner.x + c * corner.y);
  gl_Position = vec4(2.0 * place.x / uField.x - 1.0, 1.0 - 2.0 * place.y / uField.y, 0.0, 1.0);

  float kind = floor(aPaint.a * 255.0 + 0.5);
  vec2 cell = vec2(mod(kind, ${atlasColumns}.0), floor(kind / ${atlasColumns}.0));
  vAtlas = (cell + aCorner.xy + 0.5) / vec2(${atlasColumns}.0, ${atlasRows}.0);
  vTint = aPaint.rgb;
  vShadow = aCorner.z;
}
`;

/** White takes the instance's tint. A shadow is ink. Alpha is premultiplied. */
export const fragmentShader = `#version 300 es
precision mediump float;
in vec2 vAtlas;
in vec3 vTint;
in float vShadow;
uniform sampler2D uAtlas;
out vec4 color;

const vec3 ink = vec3(${rgbOf(ink)
  .map((part) => (part / 255).toFixed(4))
  .join(', ')});

void main() {
  vec4 texel = texture(uAtlas, vAtlas);
  // Between ink and tint, as far as the texel lies between ink and white.
  float light = clamp((texel.g / max(texel.a, 0.001) - ink.g) / (1.0 - ink.g), 0.0, 1.0);
  vec3 paint = mix(ink, vTint, light * (1.0 - vShadow));
  color = vec4(paint * texel.a, texel.a);
}
`;

/** The three bytes of a colour written `#rrggbb`. */
export function rgbOf(hex: string): readonly [number, number, number] {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255];
}
