/**
 * Suburbs, streets and sights of Melbourne, folded. People search for them whether or not a guide is there yet, so they
 * aren't typing mistakes. The names are public; none comes from what creators write.
 */
const NAMES = `
  abbotsford aberfeldie airport albert park albion alphington altona armadale arthurs seat ascot vale ashburton ashwood
  auburn avondale heights balaclava balwyn bayside bayswater beaconsfield beaumaris belgrave bentleigh berwick blackburn
  boronia box hill braybrook briar hill brighton broadmeadows brooklyn brunswick bulla bulleen bundoora burnley burwood
  camberwell canterbury carlton carnegie carrum caulfield chadstone chelsea cheltenham clayton clifton hill coburg
  collingwood coolaroo craigieburn cranbourne cremorne croydon dandenong deepdene deer park diamond creek docklands
  doncaster donvale doreen doveton eaglemont elsternwick eltham elwood emerald endeavour hills epping essendon fairfield
  fawkner ferntree gully ferny creek fitzroy flemington footscray forest hill frankston gardenvale gladstone park glen
  huntly glen iris glen waverley glenroy greensborough greenvale hadfield hallam hampton hawthorn heathmont heidelberg
  highett hughesdale huntingdale ivanhoe jolimont kallista kalorama keilor kensington keysborough kilsyth kingsbury
  kingsville kooyong laverton lilydale lower plenty lysterfield macleod maidstone malvern maribyrnong melton mentone
  mernda merricks middle park mill park mitcham monbulk mont albert montmorency montrose moonee ponds moorabbin
  mooroolbark mordialloc mornington mount eliza mount martha mount waverley mulgrave murrumbeena narre warren newport
  niddrie noble park northcote nunawading oakleigh olinda ormond parkdale parkville pascoe vale point cook portsea
  prahran preston princes hill reservoir richmond ringwood ripponlea rosanna rosebud rowville sandringham sassafras
  scoresby seaford seaholme selby sherbrooke somerville sorrento southbank spotswood springvale strathmore sunbury
  sunshine surrey hills syndal tarneit taylors lakes tecoma templestowe thomastown thornbury toorak tottenham travancore
  truganina tullamarine tyabb upwey vermont viewbank wantirna warrandyte warranwood watsonia wattle glen werribee
  wheelers hill williamstown windsor wonga yallambie yarraville yarra glen
  ballarat bendigo daylesford dromana geelong hanging rock healesville kyneton macedon queenscliff torquay warburton
  woodend
  alfred anzac bourke bridge brunton chapel collins commercial dandenong drummond elgin elizabeth exhibition faraday
  flinders franklin gertrude gisborne glenferrie grattan hoddle hosier johnston king latrobe lonsdale lygon market
  merri moreland nepean nicholson palmerston peel punt queensberry rathdowne russell rushall sanders smith spencer
  spring stewart swan swanston sydney victoria wellington william degraves centre hardware meyers acdc
  federation fawkner birrarung rialto arden melbourne yarra merri maribyrnong
`;

/** Shorter words are never corrected. */
const MIN_LENGTH = 4;

const WORDS: ReadonlySet<string> = new Set(
  NAMES.split(/\s+/).filter((word) => word.length >= MIN_LENGTH),
);

/** True for a folded word of such a name, or the start of one if the word may be unfinished. */
export function isPlaceName(
  word: string,
  { isUnfinished }: { readonly isUnfinished: boolean },
): boolean {
  if (WORDS.has(word)) return true;
  if (!isUnfinished || word.length < MIN_LENGTH) return false;
  return [...WORDS].some((name) => name.startsWith(word));
}
