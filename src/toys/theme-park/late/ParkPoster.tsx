/** A piece of hedge as in the game's picture. Its top left corner is at 0, 0. */
const bushes = [
  { x: 7, radius: 8 },
  { x: 17, radius: 9 },
  { x: 28, radius: 8.5 },
  { x: 37, radius: 8 },
] as const;
const leaves = [
  [6, 9],
  [15, 8],
  [26, 8.5],
  [35, 10],
  [21, 14],
] as const;

/**
 * A drawing of the empty park before the engine has loaded: lawn, hedge, road and gate at their
 * places, in world pixels. It has only flat colours: without a graphics card each gradient costs a
 * shader of its own.
 */
export function ParkPoster() {
  return (
    <svg viewBox="-26 -50 852 902" width="100%" height="100%" aria-hidden="true">
      <pattern id="park-lawn" width="80" height="80" patternUnits="userSpaceOnUse">
        <path fill="#86c956" d="M0 0h80v80H0z" />
        <path fill="#7fc250" d="M40 0h40v40H40zM0 40h40v40H0z" />
      </pattern>
      <pattern id="park-hedge" width="40" height="40" patternUnits="userSpaceOnUse">
        <g fill="#3f8f3d" stroke="#38223f" strokeWidth="1.3">
          {bushes.map(({ x, radius }) => (
            <circle key={x} cx={x - 1} cy="13" r={radius} />
          ))}
        </g>
        <g fill="#4fa848">
          {bushes.map(({ x, radius }) => (
            <circle key={x} cx={x - 1} cy="12.4" r={radius - 1} />
          ))}
        </g>
        <g fill="#74c963">
          {leaves.map(([x, y]) => (
            <ellipse key={x} cx={x - 1} cy={y} rx="2.6" ry="2" />
          ))}
        </g>
      </pattern>
      <path fill="url(#park-lawn)" d="M-1600-640h4000v2200h-4000z" />
      <path fill="#dccfb8" d="M-1600 822h4000v14h-4000z" />
      <path fill="#6d6a78" d="M-1600 836h4000v50h-4000z" />
      <path fill="#f3ead8" d="M-1600 835h4000v2.4h-4000z" />
      <path fill="#a9744f" d="M404 720h32v110h-32z" />
      <path fill="#f8e6c0" d="M405.6 720h28.8v110h-28.8z" />
      <g fill="url(#park-hedge)">
        <path transform="translate(-1 -24)" d="M0 0h801v26H0z" />
        <path transform="translate(-33 4)" d="M0 0h40v800H0z" />
        <path transform="translate(791 4)" d="M0 0h40v800H0z" />
        <path transform="translate(-1 796)" d="M0 0h401v26H0zM441 0h360v26H441z" />
      </g>
      <g stroke="#38223f" strokeWidth="1.3" strokeLinejoin="round">
        <path fill="#fff3d6" d="M394 710h12v46h-12zM434 710h12v46h-12z" />
        {[394, 434].map((x) => (
          <path
            key={x}
            fill="#ff5fa8"
            stroke="none"
            d={`M${x} 718l12-6v6l-12 6zm0 12l12-6v6l-12 6zm0 12l12-6v6l-12 6zm0 12l12-6v6l-12 6z`}
          />
        ))}
        <path fill="none" d="M394 710h12v46h-12zM434 710h12v46h-12z" />
        <g fill="#ffe14d">
          <circle cx="400" cy="707" r="5" />
          <circle cx="440" cy="707" r="5" />
        </g>
        <path fill="#3db7d6" d="M392 714l4-16 24-8 24 8 4 16h-8l-6-8-14-4-14 4-6 8z" />
        <path fill="#ffe14d" d="M402 698v-12l9 2.6-9 2.800z" />
        <path fill="#a8ec27" d="M438 698v-12l9 2.6-9 2.8z" />
        <path fill="#8f6fd1" d="M409 736h5v19h-5zM426 736h5v19h-5z" />
        <path stroke="#d9d4e8" d="M414 741h12M414 747h12" />
      </g>
    </svg>
  );
}
