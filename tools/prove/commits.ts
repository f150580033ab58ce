const commandComplete = 'C'.charCodeAt(0);
const head_bytes = 5;

/**
 * Follows what PostgreSQL says on one connection, from its first byte on and without TLS: told each piece, it answers
 * whether a COMMIT was acknowledged in it of a transaction that wrote something. The word is the same for a COMMIT that was
 * sent as text, prepared or in a pipeline, and another one where the transaction was rolled back instead.
 */
export function commitReader(): (piece: Buffer) => boolean {
  let rest: Buffer = Buffer.alloc(0);
  let hasWritten = false;
  /** What one command did; answers whether it kept something that was written. */
  function take(tag: string): boolean {
    const keeps = tag === 'COMMIT' && hasWritten;
    if (['BEGIN', 'COMMIT', 'ROLLBACK'].includes(tag)) hasWritten = false;
    if (/^(INSERT|UPDATE|DELETE) /.test(tag)) hasWritten = true;
    return keeps;
  }

  return (piece) => {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let [at, found] = [0, false];
    while (rest.length - at >= head_bytes) {
      const end = at + 1 + rest.readInt32BE(at + 1);
      if (end > rest.length) break;
      if (rest[at] === commandComplete)
        found = take(rest.toString('latin1', at + head_bytes, end - 1)) || found;
      at = end;
    }
    rest = rest.subarray(at);
    return found;
  };
}
