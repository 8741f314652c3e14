import { getKeys } from "@boab/contracts/common/keys";
import type { StateCode } from "./demo-business.ts";

interface StatePlaces {
  bigCity: string;
  /** How many generated businesses the state gets, roughly by population. */
  share: number;
  /** `Footscray 3011`: suburbs of the capital, then other towns. */
  suburbs: string;
  towns: string;
}

const places: Record<StateCode, StatePlaces> = {
  VIC: {
    bigCity: "Melbourne",
    share: 104,
    suburbs:
      "Footscray 3011, St Albans 3021, Sunshine 3020, Flemington 3031, Dandenong 3175, Noble Park 3174, Werribee 3030, Tarneit 3029, Braybrook 3019, Deer Park 3023, Brunswick 3056, Preston 3072, Reservoir 3073, Maidstone 3012, Seddon 3011, North Melbourne 3051",
    towns: "Geelong 3220, Ballarat Central 3350, Bendigo 3550, Shepparton 3630",
  },
  NSW: {
    bigCity: "Sydney",
    share: 84,
    suburbs:
      "Marrickville 2204, Blacktown 2148, Mount Druitt 2770, Auburn 2144, Parramatta 2150, Merrylands 2160, Granville 2142, Lakemba 2195, Bankstown 2200, Liverpool 2170, Newtown 2042, Redfern 2016, Westmead 2145, Toongabbie 2146",
    towns: "Wollongong 2500, Newcastle 2300, Coffs Harbour 2450, Wagga Wagga 2650",
  },
  QLD: {
    bigCity: "Brisbane",
    share: 56,
    suburbs:
      "Moorooka 4105, Annerley 4103, Woodridge 4114, Logan Central 4114, Inala 4077, Sunnybank 4109, Fortitude Valley 4006, South Brisbane 4101, Goodna 4300",
    towns: "Southport 4215, Toowoomba City 4350, Townsville 4810, Cairns City 4870",
  },
  SA: {
    bigCity: "Adelaide",
    share: 34,
    suburbs:
      "Adelaide 5000, Salisbury 5108, Elizabeth 5112, Kilburn 5084, Blair Athol 5084, Prospect 5082, Findon 5023, Woodville 5011, Norwood 5067, Modbury 5092",
    towns: "Whyalla 5600, Port Lincoln 5606",
  },
  WA: {
    bigCity: "Perth",
    share: 46,
    suburbs:
      "Mirrabooka 6061, Balga 6061, Girrawheen 6064, Koondoola 6064, Perth 6000, Fremantle 6160, Morley 6062, Gosnells 6110, Armadale 6112, Joondalup 6027, Victoria Park 6100",
    towns: "Bunbury 6230, Broome 6725, Karratha 6714",
  },
  TAS: {
    bigCity: "Hobart",
    share: 14,
    suburbs: "Glenorchy 7010, Moonah 7009, Kingston 7050, Claremont 7011, New Town 7008",
    towns: "Launceston 7250, Ravenswood 7250, Devonport 7310",
  },
  NT: {
    bigCity: "Darwin",
    share: 12,
    suburbs:
      "Karama 0812, Malak 0812, Stuart Park 0820, Coconut Grove 0810, Parap 0820, Fannie Bay 0820",
    towns: "Katherine East 0850, Tennant Creek 0860",
  },
  ACT: {
    bigCity: "Canberra",
    share: 14,
    suburbs:
      "Belconnen 2617, Gungahlin 2912, Dickson 2602, Braddon 2612, Greenway 2900, Phillip 2606, Mawson 2607, Kambah 2902",
    towns: "",
  },
};

export interface DemoPlace {
  suburb: string;
  postcode: string;
  state: StateCode;
  bigCity: string | null;
}

const parsePlaces = (list: string, state: StateCode, bigCity: string | null): DemoPlace[] =>
  list
    .split(", ")
    .filter(Boolean)
    .map((entry) => ({ suburb: entry.slice(0, -5), postcode: entry.slice(-4), state, bigCity }));

export const states = getKeys(places);
export const getBusinessCount = (state: StateCode): number => places[state].share;

export const listPlaces = (state: StateCode): DemoPlace[] => [
  ...parsePlaces(places[state].suburbs, state, places[state].bigCity),
  ...parsePlaces(places[state].towns, state, null),
];

/** Only for what is written by hand: the generated businesses stay where they are. */
const morePlaces = parsePlaces(
  "West Footscray 3012, Yarraville 3013, Kensington 3031",
  "VIC",
  places.VIC.bigCity,
);

const placesByName = new Map(
  [...states.flatMap(listPlaces), ...morePlaces].map((place) => [
    `${place.suburb} ${place.state}`,
    place,
  ]),
);

/** `Footscray VIC` */
export function findDemoPlace(name: string): DemoPlace {
  const place = placesByName.get(name);
  if (!place) throw new Error(`${name} is not among the places of the demo data`);
  return place;
}

export const streets = [
  "Station Street",
  "Market Street",
  "Victoria Street",
  "High Street",
  "Church Street",
  "Railway Parade",
  "Albert Road",
  "Queen Street",
  "Main Road",
  "Park Avenue",
  "George Street",
  "Bridge Road",
  "Wattle Street",
  "Banksia Road",
  "Civic Place",
  "William Street",
  "Mill Lane",
  "Union Street",
];
