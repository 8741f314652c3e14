/* The SHA-256 of each drawing as first published. A fingerprint that changes means that pictures on the site change. */
export const fingerprints = [
  [
    "cover",
    ["Restaurants", "House 0", 900, 600],
    "7e637d80a9a496f21af206771708de1d80755ff53fde1268baa70a3e3722680c",
  ],
  [
    "cover",
    ["Services", "House 1", 900, 600],
    "8d13cdf987632c5bb1478bf252a0b336b9927d9c4149b5897d1418dc449e72de",
  ],
  [
    "cover",
    ["Retail", "House 2", 900, 600],
    "0a20f92dbe7ad6c12bd56ab216825c9f7c57f47df6e5d49f2f0a345d66af91f3",
  ],
  [
    "cover",
    ["Health", "House 3", 900, 600],
    "6480a5588983ece10f06ef15102040315f7f6ebe7f4c1f956b7b351cf7a20125",
  ],
  [
    "cover",
    ["Education", "House 4", 900, 600],
    "d1d42d0791014ebccdcb0f2091fde73ec2057e7d97f52642ad49a3b94d826add",
  ],
  [
    "cover",
    ["Clothing & Accessories", "House 5", 900, 600],
    "007d8abc869e21b86aaa856df368156a10b5c96bc95a2c5e1a18847c2328384d",
  ],
  [
    "cover",
    ["Beauty & Personal Care", "House 6", 900, 600],
    "dde27bbcee01b4beb968891391a63215112f421a6afa6a7f4be3e5553bd6f3f4",
  ],
  [
    "cover",
    ["Groceries & Beverages", "House 7", 900, 600],
    "a20ef533664f5728a35cc4a602b12c3944ac59708882196bf50824a8606092c1",
  ],
  [
    "cover",
    ["Home & Living", "House 8", 900, 600],
    "b22a0d9bec437a34c157ee9cbeceb5df91f3745aa34a79f96715caec3c3fa6a4",
  ],
  [
    "cover",
    ["Books & Stationery", "House 9", 900, 600],
    "fc0b21fe08f539ce31d917c1d258b83b13d5138256aa5c97e675c4f5f45f10f9",
  ],
  [
    "cover",
    ["Handmade & Crafts", "House 10", 900, 600],
    "5a3a83008370d7ba57d58217fc688cfd46215b44cf055eefe61acfc091732f36",
  ],
  [
    "cover",
    ["Music & Entertainment", "House 11", 900, 600],
    "454305f5402ab41158c6f4b3026f0347b4137e240cbf62ef447cb8329b27f4be",
  ],
  [
    "cover",
    ["Electronics", "House 12", 900, 600],
    "05146eb5758eea092cdaa057046163738565f8167390decf2136f995dbfc25ef",
  ],
  [
    "cover",
    ["Media", "House 13", 900, 600],
    "18f443fd2df849c923785cd7c5ae6eee472c150106d3960e36632c6625b0190b",
  ],
  [
    "cover",
    ["Not drawn yet", "Limpopo Logistics", 1200, 800],
    "c2aeef7bf2fae413337b67d3866cb8ab852c0422428f5e93089a3c48554048a7",
  ],
  [
    "cover",
    ["Beauty & Personal Care", "Ubuntu Braid Studio", 1360, 440],
    "ad30754ee2169742b01d026776b3933a76ca30153a2017f30f039adb75d75778",
  ],
  [
    "cover",
    ["Restaurants", "Teranga Table", 520, 640, { hy: 0.62 }],
    "3a02849d5c659f57fb193a60d259c2e795d1aa56f44f4b1681c9b9b6c034410d",
  ],
  [
    "cover",
    [
      "Services",
      "Mosi Web Studio",
      1200,
      800,
      { motif: "van", scheme: 3, back: "drape", zoom: 1.1 },
    ],
    "74fdb00978a227c37d13b2acf02bfbdeb55f6cb67db87c59c9522c3a99afc5fc",
  ],
  [
    "cover",
    ["Retail", "Ọlá Adébáyọ̀", 600, 600, { back: "cloth" }],
    "adbdf1f6568ac51085b9ef8c741e1417ff424d508b2ae0f137526c608d3e0e0e",
  ],
  [
    "cover",
    ["Health", "Clinic sun", 1200, 640, { back: "sun" }],
    "91d8448d67cc9a26d9fdae56f1b83b7feee80e2db76082e61fb9407e69a94a6c",
  ],
  [
    "cover",
    ["Health", "Clinic rings", 1200, 640, { back: "rings" }],
    "3d3b806dc080339fb59b4b05478e91e0e9003a1a47629cba825a189444452502",
  ],
  [
    "cover",
    ["Health", "Clinic arch", 1200, 640, { back: "arch" }],
    "50d4c1af0d9c257d9ecb48bd708792057dc068ecb9487583c1104ddcf55bf0e6",
  ],
  [
    "cover",
    ["Health", "Clinic cloth", 1200, 640, { back: "cloth" }],
    "283d221210a6c508643ad6e9f5c5a012b00263cd52c9a1521d3f5a5d407f1f7a",
  ],
  [
    "cover",
    ["Health", "Clinic hills", 1200, 640, { back: "hills" }],
    "61658cae70fc3e08489551b6d3a1b39784f554d645f9f335b0471ecf2347c160",
  ],
  [
    "product",
    ["Restaurants", "Item 0", 800, 800, {}],
    "9d23d128bc4aa74069d6072d0ca7566cc4b9639f92df9cb2aa81d8d29495c68c",
  ],
  [
    "product",
    ["Services", "Item 1", 800, 800, { view: 1 }],
    "71c9d5318bbde5622d463790893fbed67878588013ebd0906f2124a750df407d",
  ],
  [
    "product",
    ["Retail", "Item 2", 800, 800, { view: 2 }],
    "0147601e092552962084fc77fc4e6e30eb252c1595a90361d5fa71ef67b20211",
  ],
  [
    "product",
    ["Health", "Item 3", 800, 800, {}],
    "e8ff4ef09f07e171bbd916e4129e90175cb45846c261963a06df7cbcb8b8d5fe",
  ],
  [
    "product",
    ["Education", "Item 4", 800, 800, { view: 1 }],
    "21df925c47f20b0c16229dae4d4f162bc4f2194bb4d156aed8b3e40e04592983",
  ],
  [
    "product",
    ["Clothing & Accessories", "Item 5", 800, 800, { view: 2 }],
    "69f2bde442d7d8b7da702b44615eba367b2cbc13b12941ebf948bcddf00f2357",
  ],
  [
    "product",
    ["Beauty & Personal Care", "Item 6", 800, 800, {}],
    "65e82579ace78f230e663c2ba947e863e242a04a3abe5b44965ad5fa541ceafd",
  ],
  [
    "product",
    ["Groceries & Beverages", "Item 7", 800, 800, { view: 1 }],
    "1b386108c951d1437b532074c8cbcdc4dcdf0bdf62a8bda5dbe0daa0dbc98408",
  ],
  [
    "product",
    ["Home & Living", "Item 8", 800, 800, { view: 2 }],
    "3df2c3a1262276bf8143b2970edac39fb17aa5245fc675bd5f1324895f2b9b6f",
  ],
  [
    "product",
    ["Books & Stationery", "Item 9", 800, 800, {}],
    "5ab8dada7804afb7b50c05fbd9a02b94687f1e98aecb2742eef7c1f18a18355b",
  ],
  [
    "product",
    ["Handmade & Crafts", "Item 10", 800, 800, { view: 1 }],
    "383c1572a162b4eb9fb934bdea8ef0c6dd74c87ce4a192b5e67d1c0ba50c8ea1",
  ],
  [
    "product",
    ["Music & Entertainment", "Item 11", 800, 800, { view: 2 }],
    "b5e7c163913692d8ebccce3b54beadf5d8d53e941332e80675e49e0efe3bab4f",
  ],
  [
    "product",
    ["Electronics", "Item 12", 800, 800, {}],
    "bc758c051a70c0da90d594df15de70f7d67188f5e18e43f7be7e4841170d9b8b",
  ],
  [
    "product",
    ["Media", "Item 13", 800, 800, { view: 1 }],
    "805572446c8823b87310d5a007d0afee373211abad20ff29496652f7da50ae61",
  ],
  [
    "product",
    [
      "Clothing & Accessories",
      "Adire indigo wrap dress",
      900,
      1125,
      { motif: "gown", color: "#312F70", scheme: 2 },
    ],
    "fec2fd83350e4f38f3284084aa92b605051e0199a87d5b2a6e74dac801535d28",
  ],
  [
    "plate",
    ["moon", "Story moon", 800, 1000],
    "4ca24d38005e2eb6a35104a15bcad7f0461f4c5dbfee89b627720c7a84fdacc3",
  ],
  [
    "plate",
    ["breath", "Story breath", 800, 1000],
    "19a8515e16ff1fe79269b1d32a3fd502a560a63d509d333b56cdd00e2329150a",
  ],
  [
    "plate",
    ["leaf", "Story leaf", 800, 1000],
    "7dfa02243af5cd55c10ee6e3a1735bf9d260917027225e773c01ac03e912da84",
  ],
  [
    "plate",
    ["water", "Story water", 800, 1000],
    "b98c4ea7079daf8d31b15ab5054c50e4528bc5fb92b377ce0e6021b30b70d69f",
  ],
  [
    "plate",
    ["table", "Story table", 800, 1000],
    "08864d1cf9818a4d8be91b5d6c81562da190278277785345003cb1eb49bf329a",
  ],
  [
    "plate",
    ["path", "Story path", 800, 1000],
    "9f438318085723af7cd330e7757f165d39e529fa07edf448e18ddb53d6c50ec7",
  ],
  [
    "plate",
    ["sleep", "Story sleep", 800, 1000],
    "0609ce43620c09e900ae7962d369ceb1c8e4a53445cb702852a5fecf31c01db5",
  ],
  [
    "plate",
    ["portrait", "Story portrait", 800, 1000],
    "458341c921ee7e311d67e09495ebe482ee1c652c5f5d883ac8830cb882d106ca",
  ],
  [
    "plate",
    ["kitchen", "Story kitchen", 800, 1000],
    "17477a964b2b3ca1d061530cdf7058cc10e9d8a1b1ba6ccd6a04fd3cd21c2d6f",
  ],
  [
    "plate",
    ["portrait", "Story", 1100, 760, { motif: "afro", scheme: 5 }],
    "9da9c93dd49c6b1249d524009e0e6b1cbf276314a63e7e4890672c121a6a98f5",
  ],
  [
    "weave",
    ["Savanna Grocer", 600, 400],
    "36d50cb12dfdf59d42d403b39f574dbd06bf142e8c6b5ec12b198e0b249f49bf",
  ],
  [
    "weave",
    ["Zuri Events", 600, 400],
    "af394e7ec0c7d04fd4b17b9fdb95182e110ff49ae60c41247864cb6ee24b1ff8",
  ],
  [
    "weave",
    ["Kigali Legal", 600, 400],
    "e094b7284df9b7b96bd1a1fa62bb941669cc85b1f1c1ba74900954a05d512444",
  ],
  [
    "weave",
    ["Amara Okafor", 1360, 220, { strips: 30 }],
    "fb0b9292d01a9d1c271bb273d521d100f1c896a44b8a4c93e2a0ad0272a5f5b0",
  ],
  ["avatar", ["Amara Okafor"], "6aed89d4231937bac8e9a5884675f555b6e01c435f124d1b1492697177a58262"],
  ["avatar", ["Ọlá Adébáyọ̀"], "7d47355f0289e56270e5299b0694a4e9c1e1664f3bc5dd0a321c28de605bbb25"],
  ["avatar", ["Nyakim"], "3a37337c59a906c16d4ba31a53f912fe66ab13cf12308a53aa3a80626ff91ff5"],
  ["avatar", [""], "eb803f55f075cc0c35031e26be2cec0c4170465aca90a588acec3d25e9adeddf"],
  ["selvedge", [], "febb7888b32ede34d07c46b02863b849a86bb608e7441eefec1181ec475539bd"],
  [
    "selvedge",
    ["footer", 720, 8],
    "48798c777465d639fda607ecaeef4c075415e01c85f87abef4a580aec33f7fb0",
  ],
  [
    "boabScene",
    [1440, 700, { mood: "day" }],
    "f2c5e2727768a8b14fe1709d7d44399a5b48262bd7e05768e8a6ebdf520b1cc7",
  ],
  [
    "boabScene",
    [1440, 700, { mood: "dusk" }],
    "b82977d4242c3a032995aba6b1096932bc1867eb7b23b18b31c6dbbc82ac4126",
  ],
  [
    "boabScene",
    [1440, 700, { mood: "rain" }],
    "e65b28b2ca788d0ce3198ab3789003b80de0e7fed94befbed231d083b585be31",
  ],
  [
    "boabScene",
    [390, 720, { mood: "dusk", x: 0.5, solo: true, scale: 400, hy: 0.6, seed: "phone" }],
    "cdf62667b97fc5533c54681b9eb81bcc83afd549b8b46b17673991eb89010d42",
  ],
] as const;
