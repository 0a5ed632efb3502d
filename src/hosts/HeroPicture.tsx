import { memo } from 'react';
import { config, heroSeed, ink, type Kind, kinds, neons } from '../../scenes/hero/config';
import { start } from '../../scenes/hero/rules/start';
import { boxUnits, drawings, type Layer, shadowOffset } from '../../scenes/hero/view/drawings';
import { defaultsOf } from '../../scenes/kit/rules/config';
import styles from './HeroBackdrop.module.css';

const shapes = layOut();

/** The stage's first frame as SVG, shown before the stage and instead of it. */
export const HeroPicture = memo(function HeroPicture() {
  return (
    <svg className={styles.picture} aria-hidden="true">
      <defs>
        {kinds.map((kind) => (
          <Drawing key={kind} kind={kind} />
        ))}
      </defs>
      {shapes.map(({ x, y, transform, kind, hex }, index) => (
        <svg key={index} x={x} y={y} className={styles.shape} aria-hidden="true">
          <g className={styles.scaled}>
            <use
              href={`#hero-${kind}-shadow`}
              transform={`translate(${shadowOffset} ${shadowOffset}) ${transform}`}
            />
            <use href={`#hero-${kind}`} transform={transform} color={hex} />
          </g>
        </svg>
      ))}
    </svg>
  );
});

function Drawing({ kind }: Readonly<{ kind: Kind }>) {
  return (
    <>
      <g id={`hero-${kind}`}>
        {drawings[kind].map((layer) => (
          <LayerPath key={layer.path + layer.stroke?.width} layer={layer} />
        ))}
      </g>
      <g id={`hero-${kind}-shadow`} color={ink}>
        <LayerPath layer={drawings[kind][0]} />
      </g>
    </>
  );
}

function LayerPath({ layer: { path, fill, stroke } }: Readonly<{ layer: Layer }>) {
  return (
    <path
      d={path}
      fill={fill ? colorOf(fill) : 'none'}
      stroke={stroke && colorOf(stroke.paint)}
      strokeWidth={stroke?.width}
    />
  );
}

function colorOf(paint: 'neon' | 'ink'): string {
  return paint === 'neon' ? 'currentColor' : ink;
}

function layOut() {
  const { motion, width, turn, kind, color, config: values } = start(defaultsOf(config), heroSeed);
  return Array.from({ length: values.count }, (_, shape) => ({
    x: `${(motion[shape] * 100).toFixed(2)}%`,
    y: `${(motion[values.count + shape] * 100).toFixed(2)}%`,
    transform: `rotate(${(turn[shape] * 360).toFixed(1)}) scale(${(width[shape] / boxUnits).toFixed(3)})`,
    kind: kinds[kind[shape]],
    hex: neons[color[shape]].hex,
  }));
}
