export interface Chunk {
  bytes: Uint8Array;
  timeMs: number;
  isKey: boolean;
}

interface Film {
  width: number;
  height: number;
  durationMs: number;
}

/* The ids of the elements we write: https://www.matroska.org/technical/elements.html */
const id = {
  ebml: 0x1a45dfa3,
  readVersion: 0x42f7,
  version: 0x4286,
  maxIdLength: 0x42f2,
  maxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
} as const;

/** A WebM file with one silent VP9 track. Each key frame starts a cluster, and the cues lead to it. */
export function writeWebm(chunks: readonly Chunk[], film: Film): Buffer {
  const head = Buffer.concat([info(film), tracks(film)]);
  const groups = groupByKey(chunks);
  const clusters = groups.map(cluster);
  const times = groups.map(([first]) => first?.timeMs ?? 0);
  // The cues stand in front, so that a player can seek before everything is there. Positions take four bytes whatever
  // they are, so the length of the cues is known before their content.
  const cuesLength = cues(times.map((timeMs) => ({ timeMs, position: 0 }))).length;
  let position = head.length + cuesLength;
  const points = clusters.map((bytes, i) => {
    const point = { timeMs: times[i] ?? 0, position };
    position += bytes.length;
    return point;
  });
  return Buffer.concat([header(), element(id.segment, head, cues(points), ...clusters)]);
}

const header = () =>
  element(
    id.ebml,
    uint(id.version, 1),
    uint(id.readVersion, 1),
    uint(id.maxIdLength, 4),
    uint(id.maxSizeLength, 8),
    text(id.docType, "webm"),
    uint(id.docTypeVersion, 4),
    uint(id.docTypeReadVersion, 2),
  );

function info({ durationMs }: Film): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(durationMs);
  return element(
    id.info,
    uint(id.timestampScale, 1_000_000),
    text(id.muxingApp, "boab"),
    text(id.writingApp, "boab"),
    element(id.duration, duration),
  );
}

const tracks = ({ width, height }: Film) =>
  element(
    id.tracks,
    element(
      id.trackEntry,
      uint(id.trackNumber, 1),
      uint(id.trackUid, 1),
      uint(id.trackType, 1),
      text(id.codec, "V_VP9"),
      element(id.video, uint(id.pixelWidth, width), uint(id.pixelHeight, height)),
    ),
  );

function groupByKey(chunks: readonly Chunk[]): Chunk[][] {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    if (chunk.isKey) groups.push([]);
    groups.at(-1)?.push(chunk);
  }
  return groups;
}

function cluster(chunks: readonly Chunk[]): Buffer {
  const start = chunks[0]?.timeMs ?? 0;
  const blocks = chunks.map(({ bytes, timeMs, isKey }) => {
    const head = Buffer.alloc(4);
    head.writeUInt8(0x81, 0);
    head.writeInt16BE(timeMs - start, 1);
    head.writeUInt8(isKey ? 0x80 : 0, 3);
    return element(id.simpleBlock, head, bytes);
  });
  return element(id.cluster, uint(id.timestamp, start), ...blocks);
}

const cues = (points: readonly { timeMs: number; position: number }[]) =>
  element(
    id.cues,
    ...points.map(({ timeMs, position }) =>
      element(
        id.cuePoint,
        uint(id.cueTime, timeMs),
        element(id.cueTrackPositions, uint(id.cueTrack, 1), uint(id.cueClusterPosition, position)),
      ),
    ),
  );

function element(elementId: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + content.length);
  const idHex = elementId.toString(16);
  return Buffer.concat([Buffer.from(idHex, "hex"), size, content]);
}

function uint(elementId: number, value: number): Buffer {
  const content = Buffer.alloc(4);
  content.writeUInt32BE(value);
  return element(elementId, content);
}

const text = (elementId: number, value: string) => element(elementId, Buffer.from(value));
