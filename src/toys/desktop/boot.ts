export const bootLineMs = 150;
export const bootPauseMs = 500;
export const logoMs = 4000;
export const shutdownMs = 3000;
export const doubleClickMs = 300;
export const idleMs = 30_000;
export const idleCheckMs = 1000;

/** The number of lines that are prerendered: they name the machine. */
export const bannerLines = 2;

/** The boot messages of a machine of the time. */
export const bootLines: readonly string[] = [
  'KidBIOS v1.95, an Energy Hungry Ally',
  'Copyright (C) 1990-95, Saturday Morning Software',
  '',
  '80486DX2 CPU at 66 MHz (turbo button: IN)',
  'Memory Test :   8192K OK',
  '',
  'Detecting HDD Primary Master   ... 420 MB, nearly full',
  'Detecting HDD Primary Slave    ... None',
  'Detecting CD-ROM               ... Quad speed!',
  'Detecting Mouse                ... Needs its ball cleaned',
  '',
  'Starting KID-DOS...',
  '',
  'HIMEM is testing extended memory...done.',
  'C:\\>SET BLASTER=A220 I5 D1 T4',
  'C:\\>LH C:\\MOUSE\\MOUSE.COM',
  'Mouse driver installed. Squeak.',
  'C:\\>DOSKEY',
  'C:\\>CD \\KIDOWS',
  'C:\\KIDOWS>KID',
];
