const side = 20;
const colors = ['', '#3a8fd9', '#8d8698', '#2f7d36'] as const;

/** A map of a scenario's ground. */
export function GroundPicture({ ground }: Readonly<{ ground: Readonly<Uint8Array> }>) {
  return (
    <svg viewBox={`0 0 ${side} ${side}`} width="60" height="60" aria-hidden="true">
      <path fill="#9bd46c" d={`M0 0h${side}v${side}H0z`} />
      {colors.map(
        (color, kind) =>
          kind > 0 && (
            <path
              key={color}
              fill={color}
              d={[...ground.keys()]
                .filter((cell) => ground[cell] === kind)
                .map((cell) => `M${cell % side} ${Math.floor(cell / side)}h1v1h-1z`)
                .join('')}
            />
          ),
      )}
      <path fill="#ff5fa8" d="M10 18h1v1h-1z" />
    </svg>
  );
}
