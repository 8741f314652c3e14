/*
 * Stands in for https://apis.google.com/js/api.js. Firebase's popup and redirect sign-in load that
 * script to talk to the provider's pages through frames; with this file served in its place they
 * run for real against the Auth emulator, without the internet.
 */
(() => {
  let sent = 0;

  /**
   * One side of a conversation between two windows.
   * @param {() => Window} otherSide
   */
  function createChannel(otherSide) {
    const handlers = new Map([["__ping", () => "pong"]]);
    const waitingForAnswer = new Map();
    let arrivedTooEarly = [];

    async function handle({ id, name, data }) {
      const answer = await handlers.get(name)(data);
      otherSide().postMessage({ gapiShim: "answer", id, data: [answer] }, "*");
    }

    window.addEventListener("message", ({ data: message, source }) => {
      if (!message?.gapiShim || source !== otherSide()) return;
      if (message.gapiShim === "answer") {
        waitingForAnswer.get(message.id)?.(message.data);
        waitingForAnswer.delete(message.id);
      } else if (handlers.has(message.name)) {
        handle(message);
      } else {
        arrivedTooEarly.push(message);
      }
    });

    const channel = {
      register(name, handler) {
        handlers.set(name, handler);
        const ready = arrivedTooEarly.filter((message) => message.name === name);
        arrivedTooEarly = arrivedTooEarly.filter((message) => message.name !== name);
        ready.forEach(handle);
      },
      send(name, data, onAnswer) {
        sent += 1;
        const id = `${Math.random()}:${sent}`;
        if (onAnswer) waitingForAnswer.set(id, onAnswer);
        otherSide().postMessage({ gapiShim: "question", id, name, data }, "*");
      },
      ping(onAnswer) {
        return new Promise((resolve) => {
          channel.send("__ping", null, () => {
            onAnswer?.();
            resolve();
          });
        });
      },
      restyle: async () => {},
    };
    return channel;
  }

  function createFrame({ url, attributes = {} }) {
    const frame = document.createElement("iframe");
    frame.src = url;
    for (const [name, value] of Object.entries(attributes)) {
      if (name === "style") Object.assign(frame.style, value);
      else frame.setAttribute(name, value);
    }
    return frame;
  }

  let channelToParent;
  const context = {
    open(options, onOpen) {
      return new Promise((resolve, reject) => {
        const frame = createFrame(options);
        const channel = createChannel(() => frame.contentWindow);
        const opened = () => Promise.resolve(onOpen(channel)).then(resolve, reject);
        frame.addEventListener("load", opened, { once: true });
        options.where.append(frame);
      });
    },
    getParentIframe() {
      channelToParent ??= createChannel(() => window.parent);
      return channelToParent;
    },
  };

  window.gapi = {
    load: (_library, options) => (options.callback ?? options)(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: () => true,
      Iframe: function Iframe() {},
      getContext: () => context,
    },
  };

  const callbackName = new URL(document.currentScript.src).searchParams.get("onload");
  if (callbackName) window[callbackName]();
  else window.gapi_onload?.();
})();
