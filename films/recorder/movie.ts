import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
} from 'mediabunny';

/** An MP4 that begins with its index, so that a browser plays it while it still arrives. */
export type Movie = {
  add(chunk: EncodedVideoChunk, metadata?: EncodedVideoChunkMetadata): void;
  finish(): Promise<Uint8Array>;
};

export async function openMovie(codec: VideoCodec, framesPerSecond: number): Promise<Movie> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const packets = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(packets, { frameRate: framesPerSecond });
  await output.start();

  // One after the other, in the order in which they come.
  let added: Promise<void> = Promise.resolve();
  return {
    add(chunk, metadata) {
      added = added.then(() => packets.add(EncodedPacket.fromEncodedChunk(chunk), metadata));
    },
    async finish() {
      await added;
      await output.finalize();
      if (!target.buffer) throw new Error('The film has no bytes.');
      return new Uint8Array(target.buffer);
    },
  };
}
