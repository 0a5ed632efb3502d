/** The field before the engine has loaded: the snake and the food at their first positions. */
export function SnakePoster() {
  return (
    <svg viewBox="0 0 75 75" width="100%" height="100%" aria-hidden="true">
      <g fill="currentColor">
        <path d="M35 36h4v1h1v1h-1v1h-4zM52 50h1v1h1v1h1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h1v-1h1z" />
      </g>
    </svg>
  );
}
