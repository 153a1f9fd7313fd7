// Browsers start no workers in pages that are opened as files; there a hidden frame runs the script of a worker instead.
// Served over HTTP this file does nothing.
if (location.protocol === "file:") {
  // the search looks for a class of this name, and then finds its languages beside its own script
  window.IFrameWorker = window.Worker = class extends EventTarget {
    #ready;
    #frame = document.createElement("iframe");

    constructor(address) {
      super();
      this.#frame.hidden = true;
      document.body.append(this.#frame);
      const inside = this.#frame.contentWindow;
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      inside.importScripts = (...names) =>
        names.reduce((before, name) => before.then(() => this.#load(new URL(name, new URL(address, location)))), Promise.resolve());
      this.#ready = this.#load(address);
    }

    #load(address) {
      return new Promise((done, failed) => {
        const script = this.#frame.contentDocument.createElement("script");
        Object.assign(script, { src: address, onload: done, onerror: failed });
        this.#frame.contentDocument.body.append(script);
      });
    }

    async postMessage(data) {
      await this.#ready;
      this.#frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }

    terminate() {
      this.#frame.remove();
    }
  };
}
