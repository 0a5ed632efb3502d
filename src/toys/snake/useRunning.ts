import { useRunStatus } from '../../hosts/useGame';

/** Whether the snake moves and takes input. */
export function useRunning(): boolean {
  return useRunStatus(
    (status) => status?.phase === 'playing' && status.paused === undefined && !status.watching,
  );
}
