/** What the picture needs to know of the drawings without loading them. */

/** How visitors are dressed. */
export const looks = [
  { top: '#ff5f7e', legs: '#3d4b8f', hair: '#5a3a22', skin: '#f3c49f' },
  { top: '#ffd23d', legs: '#4f3a6b', hair: '#2b2230', skin: '#8a5a3c' },
  { top: '#3db7d6', legs: '#7a4a3a', hair: '#d99a3f', skin: '#f7d3b5' },
  { top: '#7bd66b', legs: '#33506b', hair: '#3a2a1f', skin: '#c98b62' },
  { top: '#b07aff', legs: '#2f3b4f', hair: '#8f3f2b', skin: '#f3c49f' },
  { top: '#ff9632', legs: '#5b6b3a', hair: '#1f1a22', skin: '#6e4630' },
  { top: '#fff6e6', legs: '#c23570', hair: '#b5b0b8', skin: '#f0cdb0' },
  { top: '#e8384f', legs: '#2b6f73', hair: '#6b3a2b', skin: '#d9a27c' },
] as const;

/** Steps of a walk that are drawn: left foot, right foot. */
export const strides = 2;

export const cabinColors = ['#ff6b57', '#ffc531', '#4cc38a', '#4aa8ff'] as const;
export const horseColors = ['#fff6f0', '#d9a066', '#9f8fb5'] as const;

export const wheelRadius = 27;
/** Where the wheel's hub lies above the top left corner of its cell. */
export const wheelHub = { x: 20, y: -2 };
