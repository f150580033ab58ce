import { defineConfig } from 'vite';

export default defineConfig({ build: { rolldownOptions: { input: process.env.PAGE ?? 'form.html' } } });
