import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backend } from './scripts/vite/backend.ts';
import { builtModules } from './scripts/vite/builtModules.ts';
import { classNames } from './scripts/vite/classNames.ts';
import { compileHint } from './scripts/vite/compileHint.ts';
import { emptyScripts } from './scripts/vite/emptyScripts.ts';
import { hotGames } from './scripts/vite/hotGames.ts';
import { lateImports } from './scripts/vite/lateImports.ts';
import { leanPhaser } from './scripts/vite/leanPhaser.ts';
import { leanPixi } from './scripts/vite/leanPixi.ts';
import { leanReact } from './scripts/vite/leanReact.ts';
import { leanSupabase } from './scripts/vite/leanSupabase.ts';
import { leanTone } from './scripts/vite/leanTone.ts';
import { objectPictures } from './scripts/vite/objectPictures.ts';
import { ofThePage } from './scripts/vite/ofThePage.ts';
import { plainSonner } from './scripts/vite/plainSonner.ts';
import { productionRouter } from './scripts/vite/productionRouter.ts';
import { reactModules } from './scripts/vite/reactModules.ts';
import { screenFont } from './scripts/vite/screenFont.ts';
import { secondPass } from './scripts/vite/secondPass.ts';
import { sharedWorkers } from './scripts/vite/sharedWorkers.ts';
import { shortClasses } from './scripts/vite/shortClasses.ts';
import { trackImports } from './scripts/vite/trackImports.ts';
import { tuning } from './scripts/vite/tuning.ts';

/** The shortest hash that the bundler allows. `shortenNames.ts` leaves six of them. */
const scriptName = 'assets/[name]-[hash:7].js';

const classes = shortClasses(import.meta.dirname);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    backend(),
    productionRouter(),
    trackImports(),
    sharedWorkers(),
    leanPhaser(),
    leanPixi(),
    leanReact(),
    reactModules(),
    leanSupabase(),
    leanTone(),
    plainSonner(),
    tuning(),
    hotGames(),
    builtModules(),
    objectPictures(),
    screenFont(),
    classNames(),
    classes,
    lateImports(),
    secondPass(),
    emptyScripts(),
    compileHint(),
  ],
  publicDir: 'assets',
  css: { modules: { generateScopedName: classes.nameOf } },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every page's scripts would name the scripts of every other page. Only styles must be there
      // before what they are for.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : // What every page loads is one file: many small ones compress worse.
        {
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // Most pages load the small modules of the last parameter. Each alone would be a request,
                // which a slow line makes wait for 150 ms.
                {
                  name: ofThePage(
                    'site',
                    `${import.meta.dirname}/index.html`,
                    /src[/](?:components[/](?:BackHome|prerenderedOf|useCopied|useNearView)|hosts[/](?:awaitVisitor|keyName|watchBox)|lib[/](?:Disposer|addresses|pageAddress|reloadIfReachable|saveFile|quiz[/]utcDay)|pages[/]quiz[/]useToday|stores[/]useMotionReduced)[.]/,
                  ),
                  debugName: 'site',
                },
                // Every game shows these. Each alone would be a file of 300 bytes.
                {
                  name: 'host',
                  test: /src[/]hosts[/](?:WatchLast|useGame|offeredBy|sayOnce|GameHost|CoveredContext|useLateStore|usePad|input[/](?:gamepad|inputOwner)|useReplaced)[.]/,
                  minShareCount: 2,
                },
                // Whatever plays or shows a run loads these together.
                {
                  name: 'run',
                  test: /kit[/]rules[/](?:Recording|Keyframes|ActionLog|copy|stepTick|stateHash|storedNames|typedArrays|hash|onlyActions|poolEvents|byEvent|Playable|tune)[.]|kit[/]Game[.]/,
                  minShareCount: 2,
                },
                // The rules are also played by the messenger's race, and drawn by the story of a run.
                {
                  name: 'snake',
                  test: /scenes[/]snake[/](?:rules[/]|(?:config|game|controls|narrate)[.])/,
                },
                { name: 'lcd', test: /scenes[/]snake[/]palettes[.]|toys[/]snake[/]lcd[.]/ },
                {
                  name: 'session',
                  test: /src[/](?:stores[/](?:handoff|tuning)|hosts[/]tuning[/]validTuning|hosts[/]session[/](?:feedback|announcer))[.]|kit[/]run[/]outputs[.]/,
                  minShareCount: 2,
                },
                // The groups from here to `sections` are what a page with a game loads together. Home, the
                // park and the handheld load only some of them: a larger group would be over their budgets.
                {
                  name: 'input',
                  test: /kit[/]rules[/](?:controls|grid)[.]|src[/]hosts[/](?:session[/]hostControls|input[/]direction)[.]/,
                  minShareCount: 2,
                },
                {
                  name: 'screen',
                  test: /src[/]hosts[/](?:GameScreen|overlays|session[/]hintOf|input[/](?:screenPointer|returnFocus))[.]/,
                  minShareCount: 2,
                },
                {
                  name: 'view',
                  test: /src[/]hosts[/](?:attachView|useMountedView|mountedViews|watchVisibility)[.]|kit[/]view[/]View[.]/,
                  minShareCount: 2,
                },
                // The pictures of Home need constants and a seed before any game is loaded.
                {
                  name: 'config',
                  test: /kit[/]rules[/](?:config|rng|Parsed)[.]/,
                  minShareCount: 2,
                },
                {
                  name: 'mount',
                  test: /kit[/]view[/](?:columnsOf|glyphs|PixelCamera)[.]/,
                  minShareCount: 2,
                },
                // What a page with a view loads ahead of it.
                { name: 'wakeGraphics', test: /kit[/]view[/](?:wakeGraphics|endWorker)[.]ts/ },
                {
                  name: 'modes',
                  test: /src[/](?:stores|hosts)[/]modes[.]/,
                  minShareCount: 2,
                },
                {
                  name: 'synth',
                  test: /src[/]audio[/](?:voices|synth|sounds|recipe)[.]/,
                  minShareCount: 2,
                },
                {
                  name: 'sections',
                  test: /src[/]components[/](?:LatePart|SectionHeading)[.]/,
                  minShareCount: 2,
                },
                {
                  name: 'records',
                  test: /src[/]stores[/](?:records|runs|bindings)[.]/,
                  minShareCount: 2,
                },
                {
                  name: 'sprites',
                  test: /kit[/]view[/](?:tracks|drawSprites|freshTexture|spriteSheet|FrameLoop)[.]/,
                  minShareCount: 2,
                },
                // The park's page needs these at once. Its workers need only the rules, but the page would
                // load two more scripts if the texts were not with them.
                {
                  name: 'texts',
                  test: /theme-park[/](?:texts|rules[/](?:ThemeParkState|buildings|edit|numbered|query|speeds|undoHistory|tycoon[/]Town))[.]/,
                  minShareCount: 2,
                },
                // The rules of the park that its page needs later, and texts of what they say: its game and the
                // worker that runs copies of it need all these rules.
                {
                  name: 'park',
                  test: /theme-park[/](?:(?:coaster|county)Texts|rules[/](?:ThemePark(?:Action|Event)|commands|economy|freshState|joined|ledger|moveVisitors|routes|start|themeParkRules|thoughts|visitors|walk|coaster[/](?:pieces|queryLay|rideOf|terms)|scenario[/](?:Scenario|medals)|tycoon[/](?!Town[.])\w+))[.]/,
                  minShareCount: 2,
                },
                // What the park's page loads with its game, and what it loads with its first panel. Each of
                // some forty modules alone would be a file that compresses worse.
                {
                  name: 'attend',
                  test: /theme-park[/](?:rules[/](?:save[/]|scenario[/](?:impossible|scenarioText|startScenario)[.])|duel[/](?:opening|startDuel)[.]|sound[/]|soundscape|season[/](?:announceMedal|beginScenario|medalStore|scenarioLink|scenarioTexts)[.]|(?:attendPark|autosavePark|connectPointer|drag|holdPark|openPark|parkLink|parkStore|readHash|Refusal|replacePark|watchForecast|askWorker)[.])/,
                },
                {
                  name: 'office',
                  test: /theme-park[/](?:rules[/]coaster[/]closeTrack|season[/](?!.*css)|coaster[/]CoasterPanel[.]tsx|duel[/]DuelBar|past[/]|(?:Adviser|Books|Counter|County|entryTitles|Files|Guests|Inspector|LineGraph|lookAt|Looks|ReplacedPark|Rewind|thoughtsOf|UnreadableParkNotice|WhatIf|Why)[.]tsx?)/,
                },
                // A card game and its solver share these, and a field and what proves it.
                {
                  name: 'klondike',
                  test: /klondike[/]rules[/](?:cards|Klondike(?:Action|State)|klondikeRules|moves|scoring|solver[/]Position)[.]/,
                  minShareCount: 2,
                },
                {
                  name: 'field',
                  test: /minesweeper[/]rules[/](?:field|layMines|MinesweeperState)[.]/,
                  minShareCount: 2,
                },
                // What every page loads with its first input. The settings page imports a part of it.
                {
                  name: 'features',
                  test: /src[/](?:app[/]features[/]connect|saves[/](?:dates|offline|parseChange|pendingFile)[.])/,
                },
                // The settings page, with what it lists. Only an import in another tab needs that elsewhere.
                {
                  name: 'SettingsPage',
                  test: /src[/](?:pages[/]settings[/](?:format|MemoryCard|Passphrase|report|SavesList|savesStore|SavesTransfer|SettingsForm|SettingsPage)|saves[/](?:backup|merge|saveGroups|savesStorage))[.]/,
                },
                // The search and the remote, which a key or a button opens on every page. Each alone
                // compresses worse.
                {
                  name: 'panels',
                  test: /src[/](?:app[/](?:remote|search)[/]|content[/]remoteKeys[.])/,
                },
                // What the settings page loads to export and import saves, and every page when another tab
                // has imported some. Both are rare.
                {
                  name: 'savesFile',
                  test: /src[/](?:app[/]features[/]|saves[/](?:card[/]|bundle|importSaves|keepApart|planImport)|pages[/]settings[/](?:makeCard|savesFile)[.])/,
                },
                {
                  name: 'teletext',
                  test: /teletext[/](?:rules|screen|service)[/]/,
                  minShareCount: 2,
                },
              ],
            },
            // Hashes do not compress, and every page's first script names all style sheets.
            entryFileNames: scriptName,
            chunkFileNames: scriptName,
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css')
                ? 'assets/[hash:7][extname]'
                : 'assets/[name]-[hash][extname]',
          },
        },
    // Phaser comes as one module, long after the page.
    chunkSizeWarningLimit: 1_500,
  },
}));
