import { parentPort } from 'node:worker_threads';

// A thread that crashes over whatever it is given: what became of that nobody knows.
parentPort?.on('message', () => process.exit(1));
