import { useRunStatus } from '../../hosts/useGame';

/** Whether the snake moves and listens. */
export function useRunning(): boolean {
  return useRunStatus(
    (status) => status?.phase === 'playing' && status.paused === undefined && !status.watching,
  );
}
