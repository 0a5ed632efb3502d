export const glyphWidth = 5;
export const glyphHeight = 9;

/** @returns by index, nine rows from the top; bit 4 is the left dot */
export function readGlyphs(drawn: string): readonly Uint8Array[] {
  return drawn
    .trim()
    .split(/\s/)
    .map((rows) =>
      Uint8Array.from({ length: glyphHeight }, (_, row) => Number.parseInt(rows[row] ?? '0', 32)),
    );
}

/**
 * The 96 characters of the English set (G0 with the English national option), 0x20 to 0x7F, drawn
 * for this site: five dots by nine, the last two rows below the baseline. A base 32 digit is a row
 * from the top; empty rows at the end are left out. `tests/teletext/glyphs.txt` shows them drawn.
 */
export const glyphs: readonly Uint8Array[] = readGlyphs(`
0 4444404 aaa 698u88v 4fke5u4 pp248jj cik8lid 448
2488842 8422248 0level 044v44 000006624 000e 00000cc 11248gg
erhhhre 4c4444e eh168gv v1261he 26aiv22 vgu11he 68guhhe v124488
ehhehhe ehhf12c 004004 00400448 248g842 00v0v 8421248 eh12404
ehnlnge 4ahhvhh uhhuhhu ehggghe uhhhhhu vgguggv vgguggg ehgnhhf
hhhvhhh e44444e 11111he hikokih ggggggv hrllhhh hplljhh ehhhhhe
uhhuggg ehhhlid uhhukih ehge1he v444444 hhhhhhe hhhaa44 hhhllrh
hha4ahh hha4444 v1248gv 048v84 gggm1247 042v24 4el444 aavavaa
000v 00e1fhf gguhhhu 00fgggf 11fhhhf 00ehvge 688u888 00fhhhf1e
gguhhhh 40c444e 20622222c 889aca9 c44444e 00qllll 00uhhhh 00ehhhe
00uhhhugg 00fhhhf11 00bc888 00fge1u 88u8886 00hhhhf 00hhaa4 00hllla
00ha4ah 00hhhhf1e 00v248v gggg26af2 aaaaaaa o484q6af2 040v04 vvvvvvv
`);
