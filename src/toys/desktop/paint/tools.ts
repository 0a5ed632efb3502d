import { dab, flood, line, rectangle, rounded, type ShapeStyle, spray } from './draw';
import type { Picture } from './Picture';

/** The settings with which a tool draws. */
export type Hand = Readonly<{
  picture: Picture;
  /** The colours of the pressed button and of the other one. */
  color: number;
  other: number;
  /** In pixels. */
  size: number;
  style: ShapeStyle;
  rng: () => number;
}>;

type Point = Readonly<{ x: number; y: number }>;

/**
 * A drawing tool: what it does when a press begins and moves, and what repeats while the pointer
 * rests.
 */
export type DrawTool = Readonly<{
  begin: (hand: Hand, at: Point) => void;
  move?: (hand: Hand, from: Point, to: Point, start: Point) => void;
  rest?: (hand: Hand, at: Point) => void;
}>;

/** Draws again from the start of the press to the pointer. */
const shape = (draw: (hand: Hand, from: Point, to: Point) => void): DrawTool => ({
  begin: (hand, at) => draw(hand, at, at),
  move(hand, _, to, start) {
    hand.picture.revert();
    draw(hand, start, to);
  },
});

const pen = (sizeOf: (hand: Hand) => number, isRound: boolean): DrawTool => ({
  begin: (hand, { x, y }) => dab(hand.picture, x, y, sizeOf(hand), hand.color, isRound),
  move: (hand, from, to) =>
    line(hand.picture, from.x, from.y, to.x, to.y, sizeOf(hand), hand.color, isRound),
});
const sprayAt: DrawTool['begin'] = ({ picture, size, color, rng }, { x, y }) =>
  spray(picture, x, y, 4 + size * 2, color, rng);

/** A filled shape without an outline has the first colour. */
const colorsOf = ({ color, other, style }: Hand) => ({
  line: color,
  fill: style === 'filled' ? color : other,
});

export const drawTools = {
  pencil: pen(() => 1, true),
  brush: pen(({ size }) => size * 2, true),
  eraser: {
    begin: (hand, { x, y }) => dab(hand.picture, x, y, hand.size * 3, hand.other, false),
    move: (hand, from, to) =>
      line(hand.picture, from.x, from.y, to.x, to.y, hand.size * 3, hand.other, false),
  },
  spray: {
    begin: sprayAt,
    move: (hand, _, to) => sprayAt(hand, to),
    rest: sprayAt,
  },
  fill: { begin: ({ picture, color }, { x, y }) => flood(picture, x, y, color) },
  line: shape(({ picture, size, color }, from, to) =>
    line(picture, from.x, from.y, to.x, to.y, size, color),
  ),
  rectangle: shape((hand, from, to) =>
    rectangle(hand.picture, from.x, from.y, to.x, to.y, hand.size, hand.style, colorsOf(hand)),
  ),
  rounded: shape((hand, from, to) =>
    rounded(hand.picture, from.x, from.y, to.x, to.y, hand.size, hand.style, colorsOf(hand), 12),
  ),
  ellipse: shape((hand, from, to) =>
    rounded(hand.picture, from.x, from.y, to.x, to.y, hand.size, hand.style, colorsOf(hand)),
  ),
} satisfies Readonly<Record<string, DrawTool>>;

export type DrawToolName = keyof typeof drawTools;
export type ToolName = DrawToolName | 'select' | 'text' | 'pick' | 'magnify';

/** The tools in the order of the tool box, with names, key letters and icons of 8 by 8. */
export const toolBox: readonly Readonly<{ id: ToolName; name: string; glyph: string }>[] = [
  {
    id: 'select',
    name: 'Select',
    glyph: 'k.k.k.k//k.....k//k.....k//k.k.k.k',
  },
  {
    id: 'eraser',
    name: 'Eraser',
    glyph: '....kkkk/...kyyk/..kyyk/.kyyk/kwwk/kwwk/.kk',
  },
  {
    id: 'fill',
    name: 'Fill',
    glyph: '...k/..kwk/.kwwwkb/kwwwwwkb/.kwwwkbb/..kwk.bb/...k...b',
  },
  {
    id: 'pick',
    name: 'Pick colour',
    glyph: '.....kk/....kkkk/...kwkk/..kwwk/.kwwk/kwwk/kkk',
  },
  {
    id: 'magnify',
    name: 'Magnifier',
    glyph: '.kkkk/kccwck/kcwcck/kcccck/.kkkk/.....kk/......kk',
  },
  {
    id: 'pencil',
    name: 'Pencil',
    glyph: '......kk/.....kyk/....kyk/...kyk/..kyk/.kok/kkk',
  },
  {
    id: 'brush',
    name: 'Brush',
    glyph: '......ko/.....ko/....kk/..kkkk/.krrk/krrk/kkk',
  },
  {
    id: 'spray',
    name: 'Spray can',
    glyph: 'r.r.kk/.r.kkkk/r.rkwwk/.r.kwwk/...kwwk/...kwwk/...kkkk',
  },
  {
    id: 'text',
    name: 'Text',
    glyph: '..kkk/..k.k/..k.k/.kkkkk/.k...k/kk...kk',
  },
  {
    id: 'line',
    name: 'Line',
    glyph: 'k/.k/..k/...k/....k/.....k/......k',
  },
  {
    id: 'rectangle',
    name: 'Rectangle',
    glyph: 'kkkkkkkk/k......k/k......k/k......k/k......k/k......k/kkkkkkkk',
  },
  {
    id: 'rounded',
    name: 'Rounded rectangle',
    glyph: '.kkkkkk/k......k/k......k/k......k/k......k/k......k/.kkkkkk',
  },
  {
    id: 'ellipse',
    name: 'Ellipse',
    glyph: '..kkkk/.k....k/k......k/k......k/k......k/.k....k/..kkkk',
  },
];

/** Twenty-eight colours in two rows of fourteen. */
export const paintColors: readonly string[] = (
  '000000 808080 800000 808000 008000 008080 000080 800080 7a6a33 004040 0060c0 003a8c 5a00c8 8a4200 ' +
  'ffffff c0c0c0 ff0000 ffe800 00e000 00e8e8 0000ff ff00ff ffef88 00ff90 80d8ff 8a86ff ff0080 ff8c42'
)
  .split(' ')
  .map((hex) => `#${hex}`);
