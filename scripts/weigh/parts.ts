/** A part of the site whose size is limited. */
export type Part = Readonly<{
  name: string;
  /** The last commit before it began. */
  since: string;
  /** Its groups of source files, by name. A file counts to the first group that has it. */
  groups: Readonly<Record<string, RegExp>>;
}>;

export const parts: readonly Part[] = [
  {
    name: 'One house (25 kB)',
    since: '2a799560',
    groups: {
      'offline copy': /^src\/saves\/offline\.|pages\/settings\/late\/.*ffline|Offline/,
      'memory card': /^src\/saves\/card\/|settings\/(?:MemoryCard|makeCard)/,
      'saves: list, file, merging':
        /^src\/saves\/|^src\/app\/features\/|SiteFeatures|settings\/(?:Saves|saves|report|format)/,
      settings:
        /^src\/pages\/settings\/|settingsTexts|^src\/stores\/(?:settings|useSettings|motion|useMotionReduced)/,
      today: /today|Today/,
      'remote and keys': /app\/remote\/|SiteRemote|remoteKeys|openRemote|latePanel/,
      'addresses and 404': /lib\/(?:addresses|nearestPages|pageAddress)|NotFoundPage/,
      'shell and search': /^src\/app\/|lib\/search|toys\/search/,
    },
  },
  {
    name: 'Everything can be touched (90 kB with its drawings)',
    since: 'e17b2190',
    groups: {
      'objects, stage': /^src\/objects\/(?!album)/,
      album: /^src\/objects\/album/,
    },
  },
  {
    name: 'Nothing is painted on (35 kB)',
    since: '2a799560',
    groups: {
      paint: /toys\/desktop\/(?:paint|pixelPicture)/,
      recorder: /toys\/desktop\/recorder/,
      prompt: /toys\/desktop\/prompt/,
      'calculator, characters, find, run, control panel, network':
        /toys\/desktop\/(?:Calculator|calculate|CharacterMap|Find|Run|ControlPanel|Network)/,
      'display, wallpapers, resolution':
        /toys\/desktop\/(?:Display|wallpapers|useResolution|look|deskStyle|saver)/,
      'rest of the desktop': /toys\/desktop\/|pages\/win95-desktop/,
      'messenger: rooms and games':
        /toys\/messenger\/(?:games|PrivateRoom|useGames|Extra|attachments|Attachment)|services\/chat\/rooms/,
      'rest of the messenger': /toys\/messenger\/|pages\/messenger|services\/chat|winks|stickers/,
      'word processor': /toys\/assistant|pages\/assistant|content\/assistant/,
      pet: /toys\/virtual-pet|pages\/virtual-pet|content\/virtualPet|scenes\/pet|scenes\/virtual-pet/,
      '8-ball, coin, fortune, keepsakes':
        /toys\/(?:keepsake|magic8ball|coin-wish|mystic)|pages\/(?:magic8ball|coin-wish|mystic)|content\/(?:magic8ball|coinWish|fortunes)/,
      'online service': /toys\/online|pages\/aol|content\/online/,
      'pages: boombox, browser, tellies': /pages\/(?:music|old-web|gaming|tech)\//,
    },
  },
];
