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
export function encodeWebm(chunks: readonly Chunk[], film: Film): Buffer {
  const head = Buffer.concat([encodeInfo(film), encodeTracks(film)]);
  const groups = groupByKeyFrame(chunks);
  const clusters = groups.map(encodeCluster);
  const times = groups.map(([first]) => first?.timeMs ?? 0);
  // The cues stand in front, so that a player can seek before everything is there. Positions take four bytes whatever
  // they are, so the length of the cues is known before their content.
  const cuesLength = encodeCues(times.map((timeMs) => ({ timeMs, position: 0 }))).length;
  let position = head.length + cuesLength;
  const points = clusters.map((bytes, i) => {
    const point = { timeMs: times[i] ?? 0, position };
    position += bytes.length;
    return point;
  });
  return Buffer.concat([
    encodeHeader(),
    encodeElement(id.segment, head, encodeCues(points), ...clusters),
  ]);
}

const encodeHeader = () =>
  encodeElement(
    id.ebml,
    encodeUint(id.version, 1),
    encodeUint(id.readVersion, 1),
    encodeUint(id.maxIdLength, 4),
    encodeUint(id.maxSizeLength, 8),
    encodeText(id.docType, "webm"),
    encodeUint(id.docTypeVersion, 4),
    encodeUint(id.docTypeReadVersion, 2),
  );

function encodeInfo({ durationMs }: Film): Buffer {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(durationMs);
  return encodeElement(
    id.info,
    encodeUint(id.timestampScale, 1_000_000),
    encodeText(id.muxingApp, "boab"),
    encodeText(id.writingApp, "boab"),
    encodeElement(id.duration, duration),
  );
}

const encodeTracks = ({ width, height }: Film) =>
  encodeElement(
    id.tracks,
    encodeElement(
      id.trackEntry,
      encodeUint(id.trackNumber, 1),
      encodeUint(id.trackUid, 1),
      encodeUint(id.trackType, 1),
      encodeText(id.codec, "V_VP9"),
      encodeElement(id.video, encodeUint(id.pixelWidth, width), encodeUint(id.pixelHeight, height)),
    ),
  );

function groupByKeyFrame(chunks: readonly Chunk[]): Chunk[][] {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    if (chunk.isKey) groups.push([]);
    groups.at(-1)?.push(chunk);
  }
  return groups;
}

function encodeCluster(chunks: readonly Chunk[]): Buffer {
  const start = chunks[0]?.timeMs ?? 0;
  const blocks = chunks.map(({ bytes, timeMs, isKey }) => {
    const head = Buffer.alloc(4);
    head.writeUInt8(0x81, 0);
    head.writeInt16BE(timeMs - start, 1);
    head.writeUInt8(isKey ? 0x80 : 0, 3);
    return encodeElement(id.simpleBlock, head, bytes);
  });
  return encodeElement(id.cluster, encodeUint(id.timestamp, start), ...blocks);
}

const encodeCues = (points: readonly { timeMs: number; position: number }[]) =>
  encodeElement(
    id.cues,
    ...points.map(({ timeMs, position }) =>
      encodeElement(
        id.cuePoint,
        encodeUint(id.cueTime, timeMs),
        encodeElement(
          id.cueTrackPositions,
          encodeUint(id.cueTrack, 1),
          encodeUint(id.cueClusterPosition, position),
        ),
      ),
    ),
  );

function encodeElement(elementId: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + content.length);
  const idHex = elementId.toString(16);
  return Buffer.concat([Buffer.from(idHex, "hex"), size, content]);
}

function encodeUint(elementId: number, value: number): Buffer {
  const content = Buffer.alloc(4);
  content.writeUInt32BE(value);
  return encodeElement(elementId, content);
}

const encodeText = (elementId: number, value: string) =>
  encodeElement(elementId, Buffer.from(value));
